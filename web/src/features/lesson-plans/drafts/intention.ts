/** One wish to spend: the same input keeps its key, so that a double click or a retry is recognised as the same. */
export interface Intention {
  requestKey: string
  /** The input as JSON. */
  input: string
}

const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** The intention for this input: the known one while the input is unchanged, else a new one. */
export function intentionFor(known: Intention | null, input: unknown): Intention {
  const json = JSON.stringify(input)
  return known?.input === json ? known : { requestKey: newRequestKey(), input: json }
}
