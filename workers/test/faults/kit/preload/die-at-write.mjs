import mongoose from 'mongoose'

// Kills this process DIE_WHEN ("before" or "after") it first writes DIE_TEXT to the collection DIE_IN. Every step of a
// generation is one write, so this reaches each moment between two steps.
const { Collection } = mongoose.mongo
const { DIE_WHEN, DIE_IN, DIE_TEXT } = process.env
const die = () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
const writes = ['insertOne', 'insertMany', 'updateOne', 'updateMany', 'findOneAndUpdate', 'bulkWrite']
for (const name of writes) {
  const original = Collection.prototype[name]
  Collection.prototype[name] = async function (...args) {
    const isTheOne = this.collectionName === DIE_IN && JSON.stringify(args.slice(0, 2)).includes(DIE_TEXT)
    if (isTheOne && DIE_WHEN === 'before') return die()
    const result = await original.apply(this, args)
    return isTheOne ? die() : result
  }
}
