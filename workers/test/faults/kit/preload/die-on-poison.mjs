import mongoose from 'mongoose'

// Kills every worker that starts a generation of this person, like input that crashes a native library.
const { Collection } = mongoose.mongo
const begins = (update) => update?.$set?.stage === 'checking'
const dieIfPoison = (claimed) => {
  if (claimed?.ownerId === process.env.POISON_OWNER) process.kill(process.pid, 'SIGKILL')
}

const { findOneAndUpdate, bulkWrite } = Collection.prototype
Collection.prototype.findOneAndUpdate = async function (...args) {
  const claimed = await findOneAndUpdate.apply(this, args)
  if (begins(args[1])) dieIfPoison(claimed)
  return claimed
}
Collection.prototype.bulkWrite = async function (operations, ...rest) {
  const result = await bulkWrite.call(this, operations, ...rest)
  for (const { updateOne } of operations) {
    if (begins(updateOne?.update))
      dieIfPoison(await this.findOne({ lastWrite: updateOne.update.$set.lastWrite }))
  }
  return result
}
