import { table } from '../../blocks.ts'
import type { Misconception } from '../../topic-pack.ts'

export const misconceptions: readonly Misconception[] = [
  {
    key: 'finished-time',
    wrong: 'The present perfect can be used with “yesterday” or “last week”.',
    right: 'With a time that is over, only the past simple is possible.',
    probe: 'A friend says: “I have seen this film last night.” Is everything all right with this sentence?',
    wrongAnswer: 'Yes, because the film is in the past.',
    reply: 'Is last night over? Draw the box on the line. Which tense goes with a closed box?',
    extra: {
      prompt:
        'Cross out the time words that don’t go with “I have met her”: yesterday, already, in May, never, an hour ago, just, last year.',
      objective: 3,
      lines: 1,
      minutes: 3,
      answer: 'Cross out: yesterday, in May, an hour ago, last year.',
      points: ['four words are crossed out', 'three stay'],
    },
    groupWork:
      'Make two piles of cards for {extra}: closed boxes and open arrows. In {core}, draw a box or an arrow above every verb.',
  },
  {
    key: 'past-everywhere',
    wrong: 'If something happened in the past, it always needs the past simple.',
    right: 'If the time reaches now, or the result matters now, English uses the present perfect.',
    probe: 'Your mother asks: “Is your room tidy?” You finished a minute ago. Which sentence fits?',
    wrongAnswer: '“Yes, I did tidy it,” as if it were a story from the past.',
    reply: 'What does she want to know: when, or how the room is now? Then show her the result.',
    extra: {
      prompt:
        'Answer with the present perfect: a) Why are you so happy? (pass, my test) b) Are you hungry? (no, already, eat) c) Is Tom here? (no, not arrive, yet)',
      objective: 3,
      lines: 3,
      minutes: 4,
      answer: 'a) I have passed my test. b) No, I have already eaten. c) No, he has not arrived yet.',
      points: ['one point for each answer'],
    },
    groupWork:
      'Play {extra} as short dialogues: one asks about now, the other shows the result. Then do {core}.',
  },
  {
    key: 'wrong-form',
    wrong: 'After “have” comes the same form as in the past simple.',
    right: 'After “have” or “has” comes the past participle: gone, seen, written.',
    probe: 'How do you say it: “I have … to the doctor” with the verb “go”?',
    wrongAnswer: '“I have went to the doctor.”',
    reply: 'Say the three forms aloud: go, went, gone. Which of them follows “have”?',
    extra: {
      prompt: 'Complete the table of verb forms.',
      blocks: [
        table(
          ['verb', 'past simple', 'have …'],
          [
            ['do', '…', '…'],
            ['give', '…', '…'],
            ['take', '…', '…'],
            ['begin', '…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 4,
      answer: 'Did, done; gave, given; took, taken; began, begun.',
      points: ['one point for each verb'],
    },
    groupWork:
      'Chant the three forms of {extra} in rhythm, then test each other. Underline every participle in {core}.',
  },
  {
    key: 'since-for',
    wrong: '“Since” and “for” mean the same, and the present is used with them.',
    right:
      '“For” takes a length, “since” a starting point, and what still goes on is in the present perfect.',
    probe: 'You moved here in 2022 and still live here. How do you say this with “since”?',
    wrongAnswer: '“I live here since 2022.”',
    reply: 'Where does the arrow begin and where does it end? Which tense have we drawn as an arrow to now?',
    extra: {
      prompt:
        'Write “for” or “since”: … Monday, … ten minutes, … my birthday, … ages, … 8 o’clock, … two weeks.',
      objective: 1,
      lines: 1,
      minutes: 3,
      answer: 'Since Monday, for ten minutes, since my birthday, for ages, since 8 o’clock, for two weeks.',
      points: ['three with “for”', 'three with “since”'],
    },
    groupWork:
      'Show {extra} with your hands: a stretched arm for a length, a finger for a point. Then do {core}.',
  },
]
