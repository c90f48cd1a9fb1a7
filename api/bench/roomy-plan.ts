import { freePlan, seedPlans } from '@classeur/domain/billing'
import type { BenchEnvironment } from '@classeur/local/bench'
import { createPeople, type BenchPerson } from './bench-people.ts'

/** Creates a person with a session and a plan with high limits. */
export async function newPerson(environment: BenchEnvironment): Promise<BenchPerson> {
  const [person] = (await createPeople(environment, 1)) as [BenchPerson]
  await giveRoom(environment, person.id)
  return person
}

/** Creates and assigns a plan for classes of 200 students, which no plan on sale allows. */
export async function giveRoom(
  { connection }: Pick<BenchEnvironment, 'connection'>,
  userId: string,
): Promise<void> {
  const { id: _id, ...school } = seedPlans.find(({ id }) => id === 'school') ?? freePlan
  const limits = { ...school.limits, studentsPerClass: 200 }
  await connection
    .collection<{ _id: string }>('plans')
    .updateOne({ _id: 'roomy' }, { $set: { ...school, limits } }, { upsert: true })
  const subscription = { _id: userId, planId: 'roomy', interval: 'monthly', renewsAt: null }
  await connection.collection<typeof subscription>('current_subscriptions').insertOne(subscription)
}
