import mongoose, { type Connection } from 'mongoose'
import { devMailModel, type DevMail } from './dev-mail.model.ts'

/** The mail of an installation without a mail server; keeps the newest `keep` messages. */
export function createDevMailbox(connection: Connection, keep = 100) {
  const model = devMailModel(connection)

  return {
    async insert(mail: Omit<DevMail, 'at'>): Promise<void> {
      await model.create({ ...mail, at: new Date() })
      const firstSurplus = await model.findOne().sort({ _id: -1 }).skip(keep).lean()
      if (firstSurplus) await model.deleteMany({ _id: mongoose.trusted({ $lte: firstSurplus._id }) })
    },

    /** Newest first. */
    list: () => model.find({}, { _id: 0 }).sort({ at: -1 }).limit(keep).lean<DevMail[]>(),
  }
}

export type DevMailbox = ReturnType<typeof createDevMailbox>
