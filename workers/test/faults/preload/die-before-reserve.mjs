import mongoose from 'mongoose'

// The first ledger entry that this process wants to write ends it: the generation is inserted, nothing is reserved.
const create = mongoose.Model.create
mongoose.Model.create = function (...args) {
  if (this.modelName === 'CreditEntry' && args[0]?.kind === 'reserve') process.kill(process.pid, 'SIGKILL')
  return create.apply(this, args)
}
