import type { TopicBank } from '../../content.ts'

export const tenses: TopicBank = {
  idea: 'A tense says more than when: it shows whether something is finished, goes on, or still matters now.',
  prior: ['Finding the verb and the subject of a sentence.', 'Regular and common irregular past forms.'],
  terms: [
    ['tense', 'The form of the verb that places an event in time.'],
    ['past simple', 'For what was finished at a known time: “I lost my key yesterday.”'],
    ['present perfect', 'For what has a result or link now: “I have lost my key.”'],
    ['auxiliary', 'A helping verb such as have, be or will.'],
    ['time marker', 'A word that shows when: yesterday, already, since.'],
  ],
  errors: [
    [
      '“I have seen him yesterday” is right.',
      'A finished time such as yesterday asks for the past simple: “I saw him yesterday.”',
    ],
    [
      '“Since” and “for” mean the same.',
      'Since names the starting point (since Monday), for the length (for three days).',
    ],
  ],
  model:
    'Two sentences on the board: “She broke her arm in May.” “She has broken her arm.” Ask: can she play tonight? Draw a time line with a cross for the first and an arrow up to now for the second.',
  task: 'Sort twenty sentence strips by time marker, then by tense. Choose five, change the marker, and rewrite the verb so that the sentence is right again.',
  aims: [
    ['apply', 'Use the right tense in sentences with time markers.'],
    ['analyse', 'Compare two sentences that differ only in tense and explain the meaning.'],
    ['create', 'Compose a short report of the week with at least three tenses.'],
  ],
  materials: ['sentence strips', 'a time line on the wall', 'a short news report'],
  quiz: [
    ['Complete: “We … (live) here since 2020.”', '“have lived” (or “have been living”).'],
    ['Complete: “They … (move) in two years ago.”', '“moved”.'],
    ['Why not “I have met her last week”?', '“Last week” is finished, so: “I met her last week.”'],
    ['Since or for: “… ten minutes”?', 'for.'],
    ['What does “He has lost his keys” tell about now?', 'That he still does not have them.'],
  ],
  homework:
    'Write eight sentences about yesterday and about your life until now. Underline each time marker and circle the verb.',
}
