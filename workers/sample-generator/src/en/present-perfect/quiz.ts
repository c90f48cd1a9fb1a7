import type { TopicPack } from '../../topic-pack.ts'

export const quiz: TopicPack['quiz'] = {
  method:
    'While pairs talk, count how often a closed time gets the present perfect. Four right answers in the quiz mean that students can write about their lives; if question 4 fails, practise “for” and “since” orally every day for a week.',
  minutes: 6,
  choices: [
    {
      question: 'Which form completes “She has never … a letter by hand”?',
      objective: 1,
      options: [
        ['wrote', 'wrong-form', 'That is the past simple.'],
        ['did write', 'past-everywhere', 'Belongs to the past simple.'],
        ['written', 'right', 'After “has” comes the past participle.'],
        ['writes since', 'since-for', 'Uses the present with “since”.'],
      ],
    },
    {
      question: 'Anna says: “I have been to Greece.” What do we know for sure?',
      objective: 2,
      options: [
        ['At some time in her life she was there.', 'right', 'The time reaches now, and no date is given.'],
        ['She went there last year.', 'finished-time', 'Puts the sentence into a closed time.'],
        ['She lives there since some years.', 'since-for', 'Takes it for something that still goes on.'],
        [
          'It is the same as “I was in Greece in May”.',
          'past-everywhere',
          'Makes no difference between the two tenses.',
        ],
      ],
    },
    {
      question: 'Which sentence is correct?',
      objective: 3,
      options: [
        ['We have moved house two years ago.', 'finished-time', '“Two years ago” is a closed time.'],
        ['Did you finish yet?', 'past-everywhere', '“Yet” reaches now.'],
        ['They have ate all the cake.', 'wrong-form', 'The participle is “eaten”.'],
        ['I have just had lunch.', 'right', '“Just” reaches now, and the form is right.'],
      ],
    },
    {
      question: 'Ben learnt to swim in 2020, and he swims every week. Which sentence says this?',
      objective: 3,
      options: [
        ['Ben swims since 2020.', 'since-for', 'The present doesn’t go with “since”.'],
        ['Ben has swum since 2020.', 'right', 'It began in 2020 and reaches now.'],
        ['Ben has swam since 2020.', 'wrong-form', 'Swim, swam, swum: the participle is needed.'],
        ['Ben swam for some years.', 'past-everywhere', 'This says that he has stopped.'],
      ],
    },
  ],
  open: {
    question:
      'A magazine prints: “The singer has been born in 1998. She sang since she was four, and she won three prizes so far.” Correct the three mistakes and justify one correction.',
    objective: 4,
    answer:
      '“The singer was born in 1998. She has sung since she was four, and she has won three prizes so far.” For example: 1998 is a closed time, so the past simple is needed.',
    points: ['was born', 'has sung', 'has won', 'one reason'],
  },
}
