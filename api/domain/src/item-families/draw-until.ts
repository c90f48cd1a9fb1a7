/** Far more than any family needs: on average, one draw in a few suits. */
const mostDraws = 5000

/**
 * Draws until the result suits, for example until an error leads to another result.
 * @throws an error with this message if none suits
 */
export function drawUntil<T>(
  draw: () => T,
  suits: (drawn: T) => boolean,
  message = `no suitable numbers in ${mostDraws} draws`,
): T {
  for (let tries = 0; tries < mostDraws; tries += 1) {
    const drawn = draw()
    if (suits(drawn)) return drawn
  }
  throw new Error(message)
}
