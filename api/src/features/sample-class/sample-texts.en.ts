import type { SampleTexts } from './sample-class-texts.ts'

const names = `
Ada Bennett
Noah Brown
Lucy Carter
Samir Chaudhry
Ella Davies
Omar Farouk
Maya Fischer
Leo Garcia
Hannah Green
Jakub Kowalski
Amelia Jones
Yusuf Karim
Grace Lee
Daniel Martin
Zara Malik
Oliver Moore
Chloe Murphy
Ravi Nair
Sofia Novak
Ben Owen
Alice Parker
Tom Reid
Ivy Shaw
Kofi Mensah
`

export const sampleTextsEn: SampleTexts = {
  className: 'Sample class',
  level: 'Year 6',
  subject: 'Mathematics',
  examTitles: { latest: 'Fractions: compare, add, solve', earlier: 'First test on fractions' },
  /** First name, then the rest. */
  students: names
    .trim()
    .split('\n')
    .map((name) => {
      const [firstName = '', ...rest] = name.split(' ')
      return { firstName, lastName: rest.join(' ') }
    }),
  questions: ['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6', 'Q7', 'Q8', 'Q9', 'Q10'],
  skills: {
    read: 'Read and write fractions',
    compare: 'Compare fractions',
    add: 'Add fractions',
    problems: 'Solve problems with fractions',
  },
  comments: {
    drawing: 'Draw both fractions first.',
    start: 'Good start: the first step is right.',
    unit: 'Right number, but the unit is missing.',
  },
}
