import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'Listen for the words “smaller” and “changed” while students speak about organs. Four right answers in the quiz mean that healthy eating can follow; a weak open question calls for the towel once more.',
  minutes: 6,
  choices: [
    {
      question: 'Where does food go after the stomach, and in which order?',
      objective: 1,
      options: [
        [
          'nowhere: digestion is finished there',
          'all-in-stomach',
          'Leaves out the organ that does most of the work.',
        ],
        ['liquids to the bladder, solids to the intestine', 'two-pipes', 'Thinks of two separate ways.'],
        ['small intestine, then large intestine', 'right', 'The narrow one comes first.'],
        [
          'large intestine first, because it falls into the wider tube',
          'falls-down',
          'Imagines that food drops by its weight.',
        ],
      ],
    },
    {
      question: 'Why can a crumb of bread not pass into the blood?',
      objective: 2,
      options: [
        [
          'Its parts are too large for the wall of the intestine.',
          'right',
          'Juices must first break it into very small parts.',
        ],
        [
          'It was not chewed often enough.',
          'grinding-is-enough',
          'Chewing makes it smaller, but it stays bread.',
        ],
        ['Only drinks have a pipe to the blood.', 'two-pipes', 'There is no such pipe.'],
        [
          'It has to be taken up in the stomach first.',
          'all-in-stomach',
          'Parts pass into the blood in the small intestine.',
        ],
      ],
    },
    {
      question: 'An astronaut hangs upside down and eats yoghurt. What happens?',
      objective: 3,
      options: [
        [
          'It stays in the mouth, because nothing falls in space.',
          'falls-down',
          'Forgets the muscles of the gullet.',
        ],
        [
          'It goes into the pipe for drinks, because it is liquid.',
          'two-pipes',
          'Food and drink have the same way.',
        ],
        [
          'It cannot be digested, because it never reaches the stomach.',
          'all-in-stomach',
          'It does reach it, and the stomach isn’t everything.',
        ],
        ['Muscles push it into the stomach as on Earth.', 'right', 'The gullet works in every position.'],
      ],
    },
    {
      question: 'In which case does the substance of the food change?',
      objective: 4,
      options: [
        ['Teeth grind a carrot.', 'grinding-is-enough', 'It stays carrot, in smaller pieces.'],
        ['Saliva acts on a potato.', 'right', 'Starch becomes sugar.'],
        [
          'The stomach kneads a bite to and fro.',
          'all-in-stomach',
          'Kneading only mixes; it is the juice that changes something.',
        ],
        ['A bite slides through the gullet.', 'falls-down', 'It only changes its place.'],
      ],
    },
  ],
  open: {
    question:
      'The inside of the small intestine has folds and villi. What would be worse for the body if it were smooth? Explain.',
    objective: 2,
    answer:
      'A smooth wall would have a much smaller surface. Fewer small parts could pass into the blood in the same time, so the body would get too little from its food.',
    points: ['smaller surface', 'fewer parts pass into the blood', 'a consequence for the body'],
  },
}
