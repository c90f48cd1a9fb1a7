/** Number of requests of this page that save a form and have no answer yet, by the name of its draft. */
const underway = new Map<string, number>()

/** Whether a request of this page is saving this form. */
export const isUnderway = (name: string): boolean => underway.has(name)

/** Notes that a request begins. Returns a function that notes its end. */
export function beginRequest(name: string): () => void {
  underway.set(name, (underway.get(name) ?? 0) + 1)
  return () => {
    const left = (underway.get(name) ?? 1) - 1
    if (left > 0) underway.set(name, left)
    else underway.delete(name)
  }
}
