import type { Pair } from '../content.ts'
import type { ExerciseMaker } from './exercise.ts'

/** Ohm's law with whole numbers. */
export const makeElectricity: ExerciseMaker = (random, _stage, words) => {
  const voltage = (): Pair => {
    const [ohms, amperes] = [random.between(2, 60), random.between(2, 6)]
    return [
      words.voltage(ohms, amperes),
      words.formula(`U = R × I = ${ohms} × ${amperes} = ${ohms * amperes} V`),
    ]
  }
  const current = (): Pair => {
    const [ohms, amperes] = [random.between(2, 60), random.between(2, 6)]
    const volts = ohms * amperes
    return [words.current(volts, ohms), words.formula(`I = U ÷ R = ${volts} ÷ ${ohms} = ${amperes} A`)]
  }
  const [ohms, amperes] = [random.between(3, 20), random.between(2, 5)]
  return {
    model: words.ohmModel(words.formula(`U = R × I = ${ohms} Ω × ${amperes} A = ${ohms * amperes} V`)),
    quiz: [voltage(), current(), voltage(), current()],
  }
}

/** Weight with g = 10 N/kg, and acceleration from force and mass. */
export const makeForces: ExerciseMaker = (random, stage, words) => {
  const weight = (): Pair => {
    const mass = random.between(2, 80)
    return [words.weight(mass), words.formula(`P = m × g = ${mass} × 10 = ${mass * 10} N`)]
  }
  const acceleration = (): Pair => {
    const [mass, a] = [random.between(2, 30), random.between(2, 9)]
    return [
      words.acceleration(mass, mass * a),
      words.formula(`a = F ÷ m = ${mass * a} ÷ ${mass} = ${a} m/s²`),
    ]
  }
  const young = stage === 'primary' || stage === 'middle'
  const mass = random.between(3, 60)
  return {
    model: words.forceModel(words.formula(`P = m × g = ${mass} kg × 10 N/kg = ${mass * 10} N`)),
    quiz: young ? [weight(), weight(), weight()] : [weight(), acceleration(), weight(), acceleration()],
  }
}

/** Energy, power and time. */
export const makeEnergy: ExerciseMaker = (random, _stage, words) => {
  const used = (): Pair => {
    const [watts, seconds] = [20 * random.between(1, 60), 10 * random.between(1, 12)]
    return [
      words.energyUsed(watts, seconds),
      words.formula(`E = P × t = ${watts} × ${seconds} = ${watts * seconds} J`),
    ]
  }
  const power = (): Pair => {
    const [watts, seconds] = [20 * random.between(1, 60), 10 * random.between(1, 12)]
    const joules = watts * seconds
    return [words.power(joules, seconds), words.formula(`P = E ÷ t = ${joules} ÷ ${seconds} = ${watts} W`)]
  }
  const [watts, seconds] = [50 * random.between(1, 20), 10 * random.between(1, 6)]
  return {
    model: words.energyModel(words.formula(`E = P × t = ${watts} W × ${seconds} s = ${watts * seconds} J`)),
    quiz: [used(), power(), used(), power()],
  }
}
