/** The fields of an event's object that say what the event is about. All are ids of the provider. */
const aboutFields = [
  'id',
  'object',
  'subscription',
  'released_subscription',
  'invoice',
  'payment_intent',
] as const

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value

/** A stored payment event without anything about a person: its type, its time, and the ids of what it is about. */
export function redactEvent(raw: string): string {
  const { id, type, created, data } = JSON.parse(raw) as {
    id: string
    type: string
    created: number
    data: { object: Record<string, unknown> }
  }
  const object = Object.fromEntries(
    aboutFields.filter((field) => field in data.object).map((field) => [field, idOf(data.object[field])]),
  )
  return JSON.stringify({ id, object: 'event', type, created, data: { object } })
}
