const isPositive = (number: number): boolean => Number.isSafeInteger(number) && number > 0

export function factorsOf(number: number): number[] | null {
  if (!isPositive(number)) return null
  const small: number[] = []
  const large: number[] = []
  for (let factor = 1; factor * factor <= number; factor += 1) {
    if (number % factor !== 0) continue
    small.push(factor)
    if (factor * factor !== number) large.unshift(number / factor)
  }
  return [...small, ...large]
}

/** The prime factors in ascending order, each as often as it divides; null for 1, which has none. */
export function primesOf(number: number): number[] | null {
  if (!isPositive(number) || number === 1) return null
  const primes: number[] = []
  let rest = number
  for (let prime = 2; prime * prime <= rest; prime += 1)
    while (rest % prime === 0) {
      primes.push(prime)
      rest /= prime
    }
  return rest > 1 ? [...primes, rest] : primes
}

const greatestOfTwo = (one: number, other: number): number =>
  other === 0 ? one : greatestOfTwo(other, one % other)

export function greatestCommonFactor(numbers: readonly number[]): number | null {
  return numbers.length > 0 && numbers.every(isPositive) ? numbers.reduce(greatestOfTwo) : null
}

export function leastCommonMultiple(numbers: readonly number[]): number | null {
  if (numbers.length === 0 || !numbers.every(isPositive)) return null
  const multiple = numbers.reduce((one, other) => (one / greatestOfTwo(one, other)) * other)
  return Number.isSafeInteger(multiple) ? multiple : null
}
