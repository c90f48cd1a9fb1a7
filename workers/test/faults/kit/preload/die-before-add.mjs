import { Queue } from 'bullmq'

// Accepted and paid for, but the job never reaches Redis.
Queue.prototype.add = () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
