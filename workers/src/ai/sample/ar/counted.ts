/** A number and its noun: from 3 to 10 in the last two digits Arabic takes the plural, otherwise the singular. */
export function counted(count: number, plural: string, singular: string): string {
  const lastTwo = count % 100
  return `${count} ${lastTwo >= 3 && lastTwo <= 10 ? plural : singular}`
}
