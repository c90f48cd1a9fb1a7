const dayMs = 86_400_000

/** Whole days until an instant, begun ones included; 0 once it has passed. */
export const daysUntil = (instant: string | number): number =>
  Math.max(0, Math.ceil((new Date(instant).getTime() - Date.now()) / dayMs))
