import type { TopicBank } from '../../content.ts'

export const worldWarTwo: TopicBank = {
  idea: 'A war of conquest that began in Europe and Asia became a war against whole peoples; its end founded the order we live in.',
  prior: [
    'The treaties after 1918 and the crisis of 1929.',
    'Dictatorship and democracy as forms of government.',
  ],
  terms: [
    ['dictatorship', 'Rule by one person or party without free elections.'],
    ['occupation', 'Rule over a country by a foreign army.'],
    ['resistance', 'Open or hidden action against an occupier or a regime.'],
    ['Holocaust', 'The murder of six million Jews by Nazi Germany and its helpers.'],
    ['capitulation', 'The surrender of an army or a state.'],
  ],
  errors: [
    [
      'The war was fought only in Europe.',
      'It was fought in Asia, Africa and on the oceans too; in the Pacific it ended in September 1945.',
    ],
    [
      'Nobody could do anything against the occupiers.',
      'People hid the persecuted, printed leaflets, went on strike: choices were dangerous, but there were some.',
    ],
  ],
  model:
    'A time line from 1 September 1939 to 2 September 1945. Place six events on it: attack on Poland, fall of France, attack on the Soviet Union, Pearl Harbor, landing in Normandy, Hiroshima. Mark the turning point in another colour and give the reason.',
  task: 'Each group studies one person: a soldier, a child in a bombed city, a woman in the resistance, someone persecuted. Write what this person could know, fear and decide in 1942.',
  aims: [
    ['apply', 'Draw a time line of the war with six events.'],
    ['analyse', 'Compare the lives of two people in the same year from sources.'],
    ['evaluate', 'Assess which event was the turning point and justify the choice.'],
  ],
  materials: [
    'cards with events and dates',
    'short biographies with photographs',
    'maps of 1939, 1942 and 1945',
  ],
  quiz: [
    [
      'With which event did the war in Europe begin?',
      'With the German attack on Poland on 1 September 1939.',
    ],
    ['What was the Holocaust?', 'The murder of six million Jews by Nazi Germany and its helpers.'],
    ['When did Germany surrender?', 'On 8 May 1945.'],
    ['Which organisation was founded in 1945 to keep peace?', 'The United Nations.'],
    ['Why did the United States enter the war?', 'Japan attacked Pearl Harbor on 7 December 1941.'],
  ],
  homework:
    'Ask at home or in the library for one trace of the war in your family or town. Write five lines: what, when, who tells it, what remains open.',
}
