import mongoose, { type Connection } from 'mongoose'
import { creditNoteModel } from '../../billing/credit-note.repository.ts'
import { currentSubscriptionModel } from '../../billing/current-subscription.model.ts'
import { orderModel } from '../../billing/order.model.ts'
import { paymentCustomerModel } from '../../billing/payment-customer.repository.ts'
import { paymentEventModel } from '../../billing/payment-event.repository.ts'
import { providerSubscriptionModel } from '../../billing/provider-subscription.repository.ts'
import { creditEntryModel } from '../../credits/credit-entry.model.ts'
import type { LeavingPerson } from '../account-deletion.repository.ts'
import { redactEvent } from '../redact-event.ts'
import { pseudonymOf } from '../pseudonym.ts'

/**
 * Deletes what connects a person with payments. Orders and credit notes stay, because the law requires it and their
 * numbers have no gaps: with their number, times, item, amounts, the provider's ids of the payment, and the name and
 * address on the invoice. Their person is a pseudonym, and an order that was never paid names nobody.
 */
export async function erasePayments(connection: Connection, person: LeavingPerson): Promise<void> {
  const { userId } = person
  const pseudonym = pseudonymOf(person.salt, 'orders')
  await redactEvents(connection, person)
  const orders = orderModel(connection)
  await orders.updateMany(
    { userId },
    { $set: { userId: pseudonym, requestKey: null, checkout: null, refundReason: null } },
  )
  // It stays settled, but operators may have written about the person why.
  await orders.updateMany(
    { userId: pseudonym, 'settledMismatch.byId': mongoose.trusted({ $type: 'string' }) },
    { $set: { 'settledMismatch.reason': '' } },
  )
  await orders.updateMany(
    { 'settledMismatch.byId': userId },
    { $set: { 'settledMismatch.byId': pseudonymOf(person.salt, 'operator') } },
  )
  const kept = await orders.find({ userId: pseudonym }, { _id: 1 }).lean()
  await creditNoteModel(connection).updateMany(
    { orderId: mongoose.trusted({ $in: kept.map(({ _id }) => String(_id)) }), userId },
    { $set: { userId: pseudonym, reason: null } },
  )
  await endSeats(connection, userId)
  await currentSubscriptionModel(connection).deleteOne({ _id: userId })
  await providerSubscriptionModel(connection).deleteMany({ userId })
  await creditEntryModel(connection).deleteMany({ userId: mongoose.trusted({ $in: [userId, pseudonym] }) })
  await paymentCustomerModel(connection).deleteOne({ _id: userId })
}

/**
 * Ends the seats of colleagues that the person pays for. The settlement of the ended subscription has done so already,
 * unless this installation no longer sells anything.
 */
async function endSeats(connection: Connection, userId: string): Promise<void> {
  const bought = await providerSubscriptionModel(connection).find({ userId }, { schoolId: 1 }).lean()
  const current = await currentSubscriptionModel(connection).findById(userId, { seatOf: 1 }).lean()
  const schoolIds = new Set([current?.seatOf, ...bought.map(({ schoolId }) => schoolId)])
  for (const seatOf of schoolIds) {
    if (!seatOf) continue
    const seats = { seatOf, seat: mongoose.trusted({ $gt: 0 }), payerId: userId }
    await currentSubscriptionModel(connection).deleteMany(seats)
  }
}

/** Events of a payment provider may contain the name, the address and the email of the person. */
async function redactEvents(connection: Connection, { userId, email }: LeavingPerson): Promise<void> {
  const customer = await paymentCustomerModel(connection).findById(userId).lean()
  const ofPerson = [userId, customer?.customerId, email === '' ? undefined : email].filter(
    (text) => text !== undefined,
  )
  const events = paymentEventModel(connection)
  // By id, because events have no index over people. They are few, and nobody waits.
  for await (const { _id, raw } of events.find({}, { raw: 1 }).sort({ _id: 1 }).lean().cursor()) {
    if (ofPerson.some((text) => raw.includes(text))) {
      await events.updateOne({ _id }, { $set: { raw: redactEvent(raw) } })
    }
  }
}
