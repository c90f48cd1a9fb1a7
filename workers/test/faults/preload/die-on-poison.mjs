import mongoose from 'mongoose'

// Whoever begins a generation of this person dies, as with input that crashes a native library.
const findOneAndUpdate = mongoose.Model.findOneAndUpdate
mongoose.Model.findOneAndUpdate = function (...args) {
  const query = findOneAndUpdate.apply(this, args)
  if (this.modelName !== 'Generation' || args[1]?.$set?.stage !== 'checking') return query
  return query.then((claimed) => {
    if (claimed?.ownerId === process.env.POISON_OWNER) process.kill(process.pid, 'SIGKILL')
    return claimed
  })
}
