import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const whileLoops = samplePlan(
  {
    name: 'while loops, Year 9',
    language: 'en',
    request: {
      subject: 'Computing',
      level: 'Year 9',
      topic: 'While loops in Python',
      durationMin: 50,
      materials: 'One computer for two students; paper',
    },
    objectives: [
      {
        text: 'Name the three parts that every while loop needs.',
        bloomLevel: 'remember',
        evidence: 'Says start value, condition and change without notes.',
      },
      {
        text: 'Explain why a loop never ends when its condition stays true.',
        bloomLevel: 'understand',
        evidence: 'Points at the line that should change the variable.',
      },
      {
        text: 'Trace a while loop in a table and predict its output.',
        bloomLevel: 'apply',
        evidence: 'The table has one row for each check of the condition.',
      },
      {
        text: 'Locate the mistake in a loop that runs once too often.',
        bloomLevel: 'analyse',
        evidence: 'Names the line and the smallest change that repairs it.',
      },
    ],
  },
  teaching,
  tasks,
)
