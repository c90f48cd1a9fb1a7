import { Queue } from 'bullmq'

// The request is accepted and its credits are reserved, but the process dies before it enqueues the job.
Queue.prototype.add = () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
