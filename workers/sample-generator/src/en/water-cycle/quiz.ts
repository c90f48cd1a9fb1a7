import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Listen whether children say “in the air” or “gone”. With four right answers in the quiz, the class is ready for weather and climate; the glasses in the quiz show who still lets water pass through things.',
  minutes: 6,
  choices: [
    {
      question: 'What happens to a drop from the sea, one after the other?',
      objective: 1,
      options: [
        ['It boils, rises, falls and flows back.', 'boiling-needed', 'The sea never boils.'],
        [
          'It evaporates, condenses, falls and flows back.',
          'right',
          'These are the four stages of the cycle.',
        ],
        [
          'It evaporates and is gone; new water falls.',
          'water-vanishes',
          'It is the same water that comes back.',
        ],
        [
          'It evaporates, turns into smoke, and the smoke falls.',
          'clouds-are-smoke',
          'A cloud is made of drops.',
        ],
      ],
    },
    {
      question:
        'A wet swimsuit hangs in the shade at 15 degrees. After some hours it is dry. Where is the water?',
      objective: 2,
      options: [
        [
          'Still in it: without heat nothing can dry.',
          'boiling-needed',
          'Water evaporates at every temperature.',
        ],
        ['It does not exist any more.', 'water-vanishes', 'No water is lost.'],
        [
          'It has gone through the line into the wall.',
          'glass-leaks',
          'Water does not pass through solid things.',
        ],
        ['In the air, as vapour.', 'right', 'It has evaporated, and nobody can see it.'],
      ],
    },
    {
      question: 'You come in from the cold, and your glasses become foggy. What has happened?',
      objective: 3,
      options: [
        [
          'Vapour of the warm air condenses on the cold glasses.',
          'right',
          'Cold things make vapour turn into drops.',
        ],
        ['Water comes out of the lenses.', 'glass-leaks', 'Glass lets no water through.'],
        ['Smoke from the room settles on them.', 'clouds-are-smoke', 'The fog is made of tiny drops.'],
        ['Water boils on the lenses.', 'boiling-needed', 'They are cold, and nothing boils there.'],
      ],
    },
    {
      question:
        'Three equal dishes stand for a day. A in the wind has lost 40 ml, B in calm air 25 ml, C with a lid 2 ml. What do the numbers show?',
      objective: 4,
      options: [
        ['A and B have a leak.', 'glass-leaks', 'The dishes are equal and tight.'],
        ['In C the water is used up most slowly.', 'water-vanishes', 'Water is not used up, it evaporates.'],
        [
          'Wind helps evaporation, a lid stops nearly all of it.',
          'right',
          'Moving air carries vapour away; under the lid it condenses.',
        ],
        ['In A the water boiled.', 'boiling-needed', 'Wind does not make water boil.'],
      ],
    },
  ],
  open: {
    question: 'Describe the way of a drop from a puddle at school to your tap. Name at least four stations.',
    objective: 3,
    answer:
      'For example: the drop evaporates, condenses in a cloud, falls as rain, seeps into the soil, becomes groundwater, and comes through a well or a spring to the tap.',
    points: ['evaporation', 'cloud or condensation', 'precipitation', 'groundwater, spring or well'],
  },
}
