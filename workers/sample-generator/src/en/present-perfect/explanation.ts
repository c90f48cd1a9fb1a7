import { flow, numberLine, table } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const explanation: Pick<TopicPack, 'concepts' | 'worked' | 'faded'> = {
  concepts: [
    {
      title: 'A closed time or a time that reaches now',
      text: 'I draw a line. On the right is a thick mark: now. Listen to two sentences. “Yesterday I lost my keys.” Where does it belong? Here, at one point on the left, and I draw a box round “yesterday”. The box is closed: yesterday is over. For a closed box we use the past simple. Second sentence: “I have lost my keys, so I can’t get in.” When was that? The sentence doesn’t say, and it doesn’t matter. What matters is now: I am standing in front of the door. I draw an arrow from somewhere in the past up to now. For a time that reaches now we use the present perfect. So ask one question first: is the time closed, or does it reach now? Words help you. “Yesterday”, “last week”, “in 2019” and “two days ago” are closed boxes. “Ever”, “never”, “just”, “already”, “yet”, “today” and “so far” reach now. Now the form. The present perfect has two parts: have or has, and the past participle. I have lost, she has lost. The participle is not always the form of the past simple. We say “I went”, but “I have gone”; “I saw”, but “I have seen”.',
      analogy:
        'Think of books. Past simple is a book that you read to the end and put back on the shelf, with the date inside. Present perfect is a book that lies open on your desk: you began it some time ago, and it matters now. But an open book is not finished, while a sentence such as “I have broken my arm” tells of something that is finished. Only its result still lies on the desk.',
      blocks: [
        table(
          ['', 'past simple', 'present perfect'],
          [
            ['time', 'closed', 'reaches now'],
            ['form', 'went, saw, played', 'have/has + gone, seen, played'],
            ['words', 'yesterday, ago, last …, in 2019', 'ever, never, just, already, yet, so far'],
          ],
        ),
      ],
    },
    {
      title: 'For, since, and how a conversation goes on',
      text: 'Some things began in the past and still go on. “I have lived here for six years.” I still live here. In many languages people use the present for this. In English the arrow from then to now needs the present perfect. With it come two little words. “For” is followed by a length of time: for six years, for two hours, for a long time. “Since” is followed by a starting point: since 2020, since Monday, since I was five. Test yourself: can you measure it with a clock or a calendar? Then it is “for”. Can you put your finger on it? Then it is “since”. And be careful: “I lived in Rome for six years” is correct too, but it says something else. The box is closed: I don’t live in Rome any more. Now listen to how people talk. “Have you ever been to London?” This asks about a whole life up to now. “Yes, I have.” And then: “When did you go?” “I went there last summer.” As soon as we talk about when, where exactly or who with, we open a closed box, and the tense changes. News and questions about experience come in the present perfect, the details in the past simple. Remember: never “when” and present perfect together.',
      analogy:
        'Think of a newspaper. The headline says what matters today: “Storm has destroyed bridge.” The article below gives the details: “The storm began at six and reached the town at eight.” Headline: present perfect; article: past simple. In one thing real life is different. People don’t always give you a headline first, so listen for the words of time.',
      blocks: [
        numberLine(
          'A time line from 2018 to 2026 with marks at 2020, since then, and 2026, now.',
          [2018, 2026, 1],
          [
            [2020, 'since 2020'],
            [2026, 'now'],
          ],
        ),
        flow('How the tense is chosen.', [
          'Is there a time that is over?',
          'yes: past simple',
          'no, it reaches now: present perfect',
        ]),
      ],
    },
  ],
  worked: [
    {
      title: 'Which tense?',
      problem:
        'Put the verbs into the right tense: “Oh no, I (break) my phone! I (drop) it ten minutes ago.”',
      steps: [
        'First verb: no time is given, and the result matters now. Present perfect: I have broken.',
        'Second verb: “ten minutes ago” is a closed time. Past simple: I dropped.',
        'Check the form: break, broke, broken. After “have” comes the participle.',
      ],
      answer: '“Oh no, I have broken my phone! I dropped it ten minutes ago.”',
    },
    {
      title: 'For or since?',
      problem: 'Complete: “Leo (play) the drums … three years. He (get) his first drums in 2021.”',
      steps: [
        'He still plays: the time reaches now. Leo has played.',
        '“Three years” is a length of time, so: for three years.',
        '“In 2021” is a closed time. He got.',
      ],
      answer: '“Leo has played the drums for three years. He got his first drums in 2021.”',
    },
  ],
  faded: {
    problem: 'Complete: “My aunt (work) as a pilot since 2018. Before that she (teach) maths.”',
    steps: [
      ['“Since 2018”: the time reaches now, so the present perfect is needed.', 'shown'],
      ['Form: my aunt has worked.', 'hidden'],
      ['“Before that” is a closed time, so the past simple is needed.', 'hidden'],
      ['Form: she taught.', 'hidden'],
    ],
    answer: '“My aunt has worked as a pilot since 2018. Before that she taught maths.”',
  },
}
