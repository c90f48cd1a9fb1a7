/** The minutes of all phases together. */
export const totalMinutes = (phases: readonly { minutes: number }[]): number =>
  phases.reduce((sum, { minutes }) => sum + minutes, 0)
