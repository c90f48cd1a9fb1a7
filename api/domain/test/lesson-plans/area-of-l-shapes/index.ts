import { samplePlan } from '../build.ts'
import { tasks } from './tasks.ts'
import { teaching } from './teaching.ts'

export const areaOfLShapes = samplePlan(
  {
    name: 'area of L-shapes, Year 5',
    language: 'en',
    request: {
      subject: 'Mathematics',
      level: 'Year 5',
      topic: 'The area of L-shapes',
      durationMin: 60,
      materials: 'Squared paper, rulers; no calculators',
    },
    objectives: [
      {
        text: 'State how to find the area of a rectangle from its sides.',
        bloomLevel: 'remember',
        evidence: 'Says “length times width” and names the unit.',
      },
      {
        text: 'Calculate the area of an L-shape by splitting it into two rectangles.',
        bloomLevel: 'apply',
        evidence: 'Gets two of three L-shapes right, with both part areas written down.',
      },
      {
        text: 'Compare two ways of splitting the same L-shape.',
        bloomLevel: 'analyse',
        evidence: 'Shows that both ways give the same area and says which one is quicker.',
      },
      {
        text: 'Judge whether a given area can be right, and justify it.',
        bloomLevel: 'evaluate',
        evidence: 'Uses a rectangle around the shape as an upper limit.',
      },
    ],
    groups: ['A', 'B'],
  },
  teaching,
  tasks,
)
