import { Queue } from 'bullmq'

// The job is in Redis, but the process dies before it sends the response.
const add = Queue.prototype.add
Queue.prototype.add = async function (...args) {
  await add.apply(this, args)
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
