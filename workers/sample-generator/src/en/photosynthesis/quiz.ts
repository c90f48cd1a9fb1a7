import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Collect the sentences with “because” while students explain. In the quiz, four right answers show that food chains can follow; if many mix up respiration, begin the next lesson with the row of the roots.',
  minutes: 6,
  choices: [
    {
      question: 'From which two substances does a leaf make glucose?',
      objective: 1,
      options: [
        ['from minerals and water', 'food-from-soil', 'Takes the minerals of the soil for food.'],
        ['from oxygen and water', 'breathes-at-night', 'Mixes up what respiration uses.'],
        ['from light and chlorophyll', 'light-is-matter', 'Both are needed, but neither is built in.'],
        ['from carbon dioxide and water', 'right', 'They stand in front of the arrow.'],
      ],
    },
    {
      question:
        'In one summer a sunflower gains two kilograms, not counting water. What is this mass mainly made from?',
      objective: 2,
      options: [
        ['from sunlight', 'light-is-matter', 'Light has no mass to build with.'],
        [
          'from carbon dioxide and water',
          'right',
          'Glucose is made from both, and the rest of the plant from glucose.',
        ],
        ['from the soil around its roots', 'food-from-soil', 'The soil loses only a few grams.'],
        [
          'from the oxygen that it breathes at night',
          'breathes-at-night',
          'Oxygen is used up in respiration, not built into the plant.',
        ],
      ],
    },
    {
      question: 'A plant is put into a dark cupboard for a night. What happens there?',
      objective: 3,
      options: [
        [
          'Its photosynthesis stops, its respiration goes on.',
          'right',
          'Without light only respiration is left.',
        ],
        [
          'It begins to respire, which it did not do in the light.',
          'breathes-at-night',
          'It respired in the light too.',
        ],
        [
          'It makes sugar from what the roots take up.',
          'food-from-soil',
          'Roots bring water and minerals, not food.',
        ],
        [
          'It goes on giving off oxygen, because that is its purpose.',
          'only-oxygen',
          'Oxygen is only left over from photosynthesis.',
        ],
      ],
    },
    {
      question:
        'A water plant gives off 30 bubbles a minute at 15 cm from a lamp, 12 at 30 cm and 3 at 60 cm. What do these numbers show?',
      objective: 4,
      options: [
        [
          'The bubbles are light that comes out of the plant again.',
          'light-is-matter',
          'The bubbles are oxygen.',
        ],
        [
          'The plant gives off oxygen when somebody needs it.',
          'only-oxygen',
          'It depends on the light, not on a need.',
        ],
        [
          'With less light, photosynthesis becomes slower.',
          'right',
          'The farther away the lamp, the fewer bubbles.',
        ],
        [
          'The plant breathes faster near the lamp.',
          'breathes-at-night',
          'Respiration uses oxygen, it does not make bubbles of it.',
        ],
      ],
    },
  ],
  open: {
    question:
      '“Put your plants out of the bedroom at night, or they will use up your air.” What is true about this, and what is not?',
    objective: 3,
    answer:
      'True: in the dark plants only respire, so they use oxygen and give off carbon dioxide. Not true: it is very little, much less than a sleeping person uses, so there is no danger.',
    points: ['respiration in the dark', 'uses oxygen', 'judges the amount'],
  },
}
