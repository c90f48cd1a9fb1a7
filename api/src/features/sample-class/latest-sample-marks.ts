import { readErrorTable, readMarkTable, type SampleExam } from './sample-tables.ts'

const marks = `
1 1 2 2 2 2 2 3 3 2
1 1 2 2 2 1.5 2 2.5 3 2
0.5 1 1.5 0.5 0 0 0 0 0 0
1 1 2 1.5 1.5 1.5 1 1 0 1.5
1 1 2 2 1 2 2 1.5 0 2
1 1 2 2 2 2 2 3 3 2
a a a a a a a a a a
1 1 0 0 0 0.5 0 0 0 0.5
1 1 2 2 2 2 1.5 2 2 2
1 1 2 1 1 2 0 1 0 1
1 1 2 1.5 2 2 2 1.5 0.5 2
1 1 2 1.5 2 2 2 3 3 2
1 1 2 2 2 2 2 3 2 2
1 1 2 2 2 1.5 0.5 0 n n
1 1 2 1.5 1 2 0 0 0 1.5
1 1 2 2 2 2 2 1.5 0 2
1 1 2 2 1.5 2 2 0 0 2
1 1 1 1 0 2 0 0 0 1
1 1 2 2 2 2 2 1.5 1 2
1 1 2 2 0 2 0.5 0 0.5 1.5
1 1 2 2 1 1.5 0.5 0 0 0
1 1 2 1 1 0 0.5 0 0 0
1 1 2 2 2 2 2 3 2.5 2
1 1 2 1.5 0 2 0 0 0.5 1
`

const errorTypes = `
. . . . . . . . . .
. . . . . . . P . .
. . . . N . . N N .
. . . . . . . C M .
. . . . . . . C R .
. . . . . . . . . .
. . . . . . . . . .
. . . . N . . N N .
. . . . . . . . . .
. . . . . . M U N .
. . . . . . . . M .
. . . . . . . . . .
. . . . . . . . C .
. . . . . . . . . .
. . . . . . N M M .
. . . . . . . . R .
. . . . . . . M M .
. . . . M . . N N .
. . . . . . . C C .
. . . . M . . M M .
. . . . . . . M M .
. . . . . . . M . .
. . . . . . . . U .
. . . . M . N M C .
`

/** The exam in marking, which every figure of the product's own examples comes from. */
export const latestSampleExam: SampleExam = {
  name: 'latest',
  daysAgo: 2,
  endsAs: [],
  questions: [
    { maxHundredths: 100, skill: 'compare', bloomLevel: 'remember' },
    { maxHundredths: 100, skill: 'compare', bloomLevel: 'understand' },
    { maxHundredths: 200, skill: 'compare', bloomLevel: 'understand' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
    { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
    { maxHundredths: 200, skill: 'problems', bloomLevel: 'evaluate' },
  ],
  marks: readMarkTable(marks),
  errorTypes: readErrorTable(errorTypes),
  comments: [
    { student: 7, question: 2, comment: 'drawing' },
    { student: 21, question: 8, comment: 'start' },
    { student: 22, question: 8, comment: 'unit' },
  ],
}
