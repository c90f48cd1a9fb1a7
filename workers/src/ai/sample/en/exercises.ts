import type { ExerciseWords } from '../exercises/exercise.ts'

export const englishExercises: ExerciseWords = {
  formula: (text) => text,
  workOut: (expression) => `Work out ${expression}.`,
  workedOut: (expression, steps) =>
    `${expression}, one step to a line: ${steps}. Say aloud why each step is allowed.`,
  solve: (equation) => `Solve ${equation}.`,
  solved: (equation, steps, check) =>
    `${equation}. Do the same to both sides: ${steps}. Check by putting it back: ${check}.`,
  rectangle: (length, width) => ({
    question: `A rectangle is ${length} cm long and ${width} cm wide. What are its area and its perimeter?`,
    answer: (area, perimeter) => `Area ${area} cm², perimeter ${perimeter} cm.`,
  }),
  triangle: (base, height) =>
    `A triangle has a base of ${base} cm and a height of ${height} cm. What is its area?`,
  rectangleModel: (length, width, area, perimeter) =>
    `A ${length} cm by ${width} cm rectangle on squared paper: ${width} rows of ${length} squares make ${length} × ${width} = ${area} cm². Walking round it makes 2 × (${length} + ${width}) = ${perimeter} cm.`,
  percentOf: (percent, amount) => `What is ${percent}% of ${amount}?`,
  reduced: (price, percent) => ({
    question: `A coat costs ${price} and is reduced by ${percent}%. What is saved, and what is paid?`,
    answer: (saved, left) => `Saved ${saved}, paid ${left}.`,
  }),
  percentModel: (percent, amount, steps) =>
    `${percent}% of ${amount}, drawn as a bar cut into 100 parts: ${steps}. Estimate first, then compare.`,
  mean: (list) => `What is the mean of ${list}?`,
  median: (list) => `What is the median of ${list}?`,
  meanModel: (list, sum, mean, median) =>
    `The values ${list}. Add them: ${sum}. Share the sum equally: ${mean}. Put them in order: the middle one, ${median}, is the median. Ask which of the two describes the list better.`,
  image: (definition, x) => `${definition}. What is the image of ${x}?`,
  preimage: (definition, y) => `${definition}. Which number has the image ${y}?`,
  functionModel: (definition, steps) =>
    `${definition}. Put the number in place of x, in brackets: ${steps}. Mark the point on the graph.`,
  hypotenuse: (a, b) =>
    `In a right-angled triangle the two shorter sides measure ${a} cm and ${b} cm. How long is the hypotenuse?`,
  leg: (hypotenuse, a) =>
    `In a right-angled triangle the hypotenuse measures ${hypotenuse} cm and one other side ${a} cm. How long is the third side?`,
  pythagorasModel: (a, b, steps) =>
    `A triangle with sides of ${a} cm and ${b} cm at the right angle, with a square drawn on each side: ${steps}. The side of the large square is the hypotenuse.`,
  voltage: (ohms, amperes) =>
    `A current of ${amperes} A flows through a resistor of ${ohms} Ω. What is the voltage across it?`,
  current: (volts, ohms) => `A resistor of ${ohms} Ω is connected to ${volts} V. What current flows?`,
  ohmModel: (steps) =>
    `Measure a resistor at three voltages, plot the points and find the straight line. Then calculate one of them: ${steps}.`,
  weight: (mass) => `What is the weight of a mass of ${mass} kg? Take g = 10 N/kg.`,
  acceleration: (mass, force) =>
    `A resultant force of ${force} N acts on a mass of ${mass} kg. What is its acceleration?`,
  forceModel: (steps) =>
    `Hang an object on a newton meter, draw the two arrows that act on it, then calculate: ${steps}. Compare with the reading.`,
  energyUsed: (watts, seconds) =>
    `A device of ${watts} W runs for ${seconds} s. How much energy does it transfer?`,
  power: (joules, seconds) => `A device transfers ${joules} J in ${seconds} s. What is its power?`,
  energyModel: (steps) =>
    `Read the power on the label of a device, time it, and calculate: ${steps}. Draw where the energy comes from and where it goes.`,
}
