import mongoose from 'mongoose'

// Kills this process at its DIE_AT-th write to the database, counted from the first one to the collection COUNT_FROM_IN
// that contains COUNT_FROM_TEXT (without these variables: from the start). It dies before or after the write, by turns.
const { Collection } = mongoose.mongo
const { DIE_AT, COUNT_FROM_IN = '', COUNT_FROM_TEXT = '' } = process.env
const writes = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'bulkWrite']
const nth = Number(DIE_AT)
let counted = COUNT_FROM_IN === '' ? 0 : null
for (const name of [...writes, 'deleteOne', 'deleteMany', 'findOneAndDelete']) {
  const original = Collection.prototype[name]
  Collection.prototype[name] = async function (...args) {
    const begins =
      this.collectionName === COUNT_FROM_IN && JSON.stringify(args.slice(0, 2)).includes(COUNT_FROM_TEXT)
    if (counted === null && begins) counted = 0
    const isTheOne = counted !== null && ++counted === nth
    if (isTheOne && nth % 2 === 0) process.kill(process.pid, 'SIGKILL')
    const result = await original.apply(this, args)
    if (isTheOne) process.kill(process.pid, 'SIGKILL')
    return result
  }
}
