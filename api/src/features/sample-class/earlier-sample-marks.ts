import { readErrorTable, readMarkTable, type SampleExam } from './sample-tables.ts'

const marks = `
1 1 2 1.5 2 1.5 1.5 2 3 3
1 1 1.5 2 2 1.5 1 2 3 3
0.5 0 0 0 0 0 0 1 0.5 0.5
1 0.5 1 0.5 1 0.5 0.5 1.5 2 2.5
1 1 1 1.5 1 0.5 0.5 2 2.5 2
1 1 2 2 2 1.5 1 2 3 3
1 1 1 1 1 0.5 0.5 2 3 2
0.5 0 0 0 0 0 0 1 1 1
1 1 1.5 1 2 1.5 1 2 3 3
1 0.5 1 0.5 1 0.5 0 1.5 2.5 1.5
1 1 1 1 1.5 1.5 0.5 2 3 3
1 1 1.5 1.5 2 2 1.5 2 3 3
1 1 2 1.5 2 1 1 2 3 3
1 1 1 0.5 1.5 0.5 0 2 3 2
0.5 0.5 1 0.5 1 0.5 0 2 2.5 2
1 1 1.5 1 2 1 1 2 3 3
1 1 1 1 1.5 0.5 1 2 2.5 2.5
0.5 0.5 0 0 1 0 0 1.5 2 1.5
a a a a a a a a a a
1 0.5 1 0.5 1.5 0.5 0 2 1.5 2
0.5 0.5 0.5 0.5 1 0.5 0 2 2.5 2
0.5 0.5 0 0 0.5 0 0 1.5 1.5 1
1 1 2 1.5 2 1 1 2 3 3
0.5 0.5 0 0.5 1 0 0 1.5 2.5 2
`

const errorTypes = `
. . . . . . . . . .
. . . . . M . . . .
M . C N M N . . M R
. M C M . R M . . .
. . . . . M C . . .
. . . . . . R . . .
. . . M . . C . . .
. R N N N . . C R C
. . . . . . . . . .
. . . . . R N . . .
. . R . . . M . . .
. . . . . . . . . .
. . . . . . R . . .
. . . R . . N . . C
. . . C . C M . . M
. . . . . . . . . .
. . . . . . . . . .
. . C . . M N . . .
. . . . . . . . . .
. . . . . M N . . .
M . C M . C C . C .
. . N N M M M . . R
. . . . . . . . . .
. . M . . . . R . M
`

/**
 * An exam of six weeks ago, handed back since. It tests the skills of the latest exam too, so that errors over the term
 * and the gradebook have something to show: comparing was hard then and is easy now, adding is still hard, and solving
 * problems was easy.
 */
export const earlierSampleExam: SampleExam = {
  name: 'earlier',
  daysAgo: 42,
  endsAs: ['reviewed', 'released'],
  questions: [
    { maxHundredths: 100, skill: 'read', bloomLevel: 'remember' },
    { maxHundredths: 100, skill: 'compare', bloomLevel: 'remember' },
    { maxHundredths: 200, skill: 'compare', bloomLevel: 'understand' },
    { maxHundredths: 200, skill: 'compare', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'add', bloomLevel: 'apply' },
    { maxHundredths: 200, skill: 'problems', bloomLevel: 'apply' },
    { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
    { maxHundredths: 300, skill: 'problems', bloomLevel: 'analyse' },
  ],
  marks: readMarkTable(marks),
  errorTypes: readErrorTable(errorTypes),
  comments: [
    { student: 2, question: 2, comment: 'drawing' },
    { student: 14, question: 9, comment: 'start' },
  ],
}
