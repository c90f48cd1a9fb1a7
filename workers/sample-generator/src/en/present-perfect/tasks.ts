import { table, text } from '../../blocks.ts'
import type { TopicPack } from '../../topic-pack.ts'

export const tasks: TopicPack['tasks'] = {
  explore: [
    {
      prompt:
        'Read the dialogue. a) Underline all verbs with “have” or “has” in one colour and all other verbs in the past in another. b) Which of the two groups comes with a word that says when? c) Write a guess: when do people use “have”?',
      hint: 'Look for “last year” and “on my birthday”: which verbs stand beside them?',
      blocks: [
        text(
          'Mia: Have you ever ridden a horse? – Jo: Yes, I have. – Mia: When did you do that? – Jo: I rode one last year, on my birthday. – Mia: I have never touched a horse! – Jo: Then you have missed something.',
        ),
      ],
      objective: 2,
      lines: 3,
      minutes: 8,
      answer:
        'a) With “have”: have … ridden, have, have … touched, have missed. Others: did … do, rode. b) The others: last year, on my birthday. c) A guess, for example: when it isn’t important when something was.',
      points: ['all verbs are found', 'sees the time words', 'a guess'],
    },
  ],
  guided: [
    {
      prompt:
        'Sort the time words into the two columns: yesterday, ever, last summer, just, in 2016, yet, an hour ago, so far.',
      hint: 'Is the time closed, or does it reach now?',
      blocks: [
        table(
          ['closed time: past simple', 'reaches now: present perfect'],
          [
            ['…', '…'],
            ['…', '…'],
            ['…', '…'],
            ['…', '…'],
          ],
        ),
      ],
      objective: 1,
      lines: 0,
      minutes: 4,
      answer: 'Closed: yesterday, last summer, in 2016, an hour ago. Reaches now: ever, just, yet, so far.',
      points: ['four closed times', 'four that reach now'],
    },
    {
      prompt:
        'Complete with the right tense: a) I … (not see) Tim today. b) We … (see) him on Friday. c) … you ever … (eat) snails? d) I … (eat) some in 2023.',
      hint: 'Draw a box or an arrow over each time word first.',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer: 'a) have not seen. b) saw. c) Have … eaten. d) ate.',
      points: ['one point for each verb'],
    },
    {
      prompt:
        'Ask your partner three questions with “Have you ever …?”. If the answer is yes, ask one more question with “When did you …?”. Write down one answer in two sentences.',
      hint: 'Begin with: Have you ever been to …?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: 'For example: Sam has been to a concert. He went there in June.',
      points: ['present perfect for the experience', 'past simple for the detail', 'right forms'],
    },
  ],
  independent: [
    {
      prompt:
        'Complete the postcard: “Dear Gran, we … (be) in Wales for three days. So far we … (climb) two hills. Yesterday it … (rain), so we … (visit) a castle. I … (take) a hundred photos already. Love, Eva”',
      hint: 'Which two verbs belong to yesterday?',
      objective: 3,
      lines: 4,
      minutes: 6,
      answer: 'Have been, have climbed, rained, visited, have taken.',
      points: ['one point for each verb'],
    },
    {
      prompt:
        'Write true sentences about yourself: one with “for”, one with “since”, one with “never”, one with “ago”.',
      hint: 'Only one of the four is in the past simple.',
      objective: 3,
      lines: 4,
      minutes: 5,
      answer:
        'For example: I have had a dog for two years. I have played chess since 2022. I have never been skiing. I learnt to cook a year ago.',
      points: [
        '“for” and “since” with the right time',
        'three in the present perfect',
        '“ago” in the past simple',
      ],
    },
    {
      prompt:
        'Find the mistake in each sentence and correct it: a) I have done my homework yesterday. b) She has wrote a song. c) We know each other since the first class. d) Did you already have breakfast today?',
      hint: 'One mistake is a form, three are about time.',
      objective: 4,
      lines: 4,
      minutes: 5,
      answer:
        'a) I did my homework yesterday. b) She has written a song. c) We have known each other since the first class. d) Have you already had breakfast today?',
      points: ['one point for each correction'],
    },
    {
      prompt:
        'Explain the difference to a friend: “Grandpa has worked here for forty years.” – “Grandpa worked here for forty years.”',
      hint: 'Is he still working?',
      objective: 2,
      lines: 3,
      minutes: 4,
      answer:
        'In the first sentence he still works here. In the second he has stopped, so the time is closed.',
      points: ['still works', 'has stopped', 'speaks of the time'],
    },
  ],
  deepen: [
    {
      prompt:
        'Write an interview with somebody whom you admire: three questions about experiences and one further question to each about details. Invent the answers.',
      hint: 'Experience: present perfect. Details: past simple.',
      objective: 3,
      lines: 8,
      minutes: 12,
      answer:
        'For example: “Have you ever lost an important match?” – “Yes, I have.” – “When was that?” – “I lost the final in 2021.” Two more exchanges of the same kind follow.',
      points: ['three questions about experience', 'three questions about details', 'the tenses fit'],
    },
    {
      prompt:
        'A newspaper headline says: “Fire destroyed old theatre”. Write it again in the present perfect. Which version would you print today, which one in a history book? Justify.',
      hint: 'Which of them brings the result near to the reader?',
      objective: 4,
      lines: 4,
      minutes: 7,
      answer:
        '“Fire has destroyed old theatre”. Today it is news, and the result matters now, so the present perfect fits. In a history book the time is closed, so the past simple fits.',
      points: ['the new headline', 'a choice for both', 'a reason'],
    },
  ],
  experts: [
    {
      prompt:
        'Work on the part of your group. Prepare a rule in one sentence, two examples and one question for the others.',
      hint: 'Take your examples from your own life.',
      blocks: [
        table(
          ['group', 'part', 'the others must be able to'],
          [
            ['A', 'the form: have/has and the participle', 'say five participles of irregular verbs'],
            ['B', 'closed times and times that reach now', 'sort six time words'],
            ['C', 'for and since', 'complete four sentences about themselves'],
          ],
        ),
      ],
      objective: 1,
      lines: 6,
      minutes: 12,
      answer:
        'A: have or has plus participle, such as gone, seen, done, written, eaten. B: closed, such as yesterday or in 2019; reaching now, such as ever, just, yet. C: “for” with a length, “since” with a starting point, with the present perfect.',
      points: ['a right rule', 'two right examples', 'a question that tests the rule'],
    },
  ],
  make: [
    {
      prompt:
        'Make a wall page about a person (real or invented): “A life so far”. It has a headline, six sentences about what this person has done, each followed by one detail with a date, and a box with “for” and “since”.',
      hint: 'Write the headline and the first sentence of each pair with “has”.',
      objective: 3,
      lines: 0,
      minutes: 16,
      answer:
        'For example: “Lina has climbed four volcanoes. She climbed the first one in 2017.” In the box: “She has lived in Nepal for two years, since 2024.”',
      points: [
        'six experiences in the present perfect',
        'six details in the past simple',
        '“for” and “since”',
        'right forms',
      ],
    },
  ],
}
