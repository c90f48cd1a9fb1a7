/** A field that Stripe can expand holds the id only. */
type Unexpanded<T> = string extends T ? Extract<T, string | null | undefined> : T
/** The fields of a Stripe object that the gateway stores and sends; the names and types are Stripe's own. */
export type Stored<T, Field extends keyof T> = { [Name in Field]: Unexpanded<T[Name]> }

/** A list inside an object. */
export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}
