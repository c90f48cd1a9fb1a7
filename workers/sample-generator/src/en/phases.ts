import type { LanguagePack } from '../older/language-pack.ts'

export const englishPhases: LanguagePack['phases'] = {
  hook: ({ opener }) => ({
    title: 'A question to begin with',
    teacher:
      'Write the question below on the board. Collect answers without judging them, and say that the class will come back to them at the end.',
    students: 'Think alone for a minute, then compare with a neighbour.',
    checkQuestion: opener.question,
    feedback: `Keep for the end of the lesson: ${opener.answer}`,
  }),
  recall: ({ priorCheck }) => ({
    title: 'What we know already',
    teacher: 'Ask the question below. Everyone answers on paper; count how many are ready before you go on.',
    students: 'Answer alone, then explain the answer to a neighbour.',
    checkQuestion: priorCheck.question,
    feedback: `Expected: ${priorCheck.answer} If fewer than four in five are right, take one more example.`,
  }),
  predict: ({ opener }) => ({
    title: 'Question and predictions',
    teacher:
      'Write the question below on the board. Everyone writes a prediction with a reason. Put the different ones side by side and leave them open.',
    students: 'Write “I think … because …”, then find someone who thinks something else.',
    checkQuestion: opener.question,
    feedback: `Keep for the end of the lesson: ${opener.answer}`,
  }),
  investigate: ({ exploration }) => ({
    title: 'Investigation',
    teacher: `Give the task and let pairs work before anything is explained: ${exploration.task}`,
    students: 'Work in pairs and note what you notice, also what you did not expect.',
    checkQuestion: 'What do you notice, and how do you know?',
    feedback: `What they can find: ${exploration.expected}`,
  }),
  'home-check': ({ priorCheck }) => ({
    title: 'Back to the text from home',
    teacher:
      'Give out the explanation of this plan the day before. Now let pairs tell each other the three most important points, and list on the board what is still unclear.',
    students: 'Tell, listen, and write down one question.',
    checkQuestion: priorCheck.question,
    feedback: `Expected: ${priorCheck.answer} Answer the questions on the board during the explanation.`,
  }),
  brief: ({ product, opener }) => ({
    title: 'The assignment',
    teacher: `Present the product: each team makes ${product}. Say who will see it and when it is presented.`,
    students: 'Form teams of three or four and write down what you want to find out.',
    checkQuestion: opener.question,
    feedback: `Keep for the end of the lesson: ${opener.answer}`,
  }),
  model: ({ explanation, practice: [first], errors: [error] }) => ({
    title: 'Explanation',
    teacher: explanation,
    students:
      'Watch and listen, then say the new words with their meaning to a neighbour and copy the example.',
    checkQuestion: first.question,
    feedback: `Expected: ${first.answer} Listen for this mistake: “${error?.[0] ?? ''}” Reply: ${error?.[1] ?? ''}`,
  }),
  guided: ({ activity, practice: [, second] }) => ({
    title: 'Practice together',
    teacher: `Do the first part with the class, then let pairs go on: ${activity.task}`,
    students: 'Work in pairs: one explains, the other writes; then change.',
    checkQuestion: second.question,
    feedback: `Task: ${activity.expected} Check question: ${second.answer}`,
  }),
  independent: ({ practice: [, , third, fourth], errors: [error] }) => ({
    title: 'On their own',
    teacher: 'Everyone works alone. Go round, and ask those who are stuck which step they are at.',
    students: `Answer on paper, with a reason. 1. ${third.question} 2. ${fourth.question}`,
    checkQuestion: `“${error?.[0] ?? ''}” Is this right? Give a reason.`,
    feedback: `1. ${third.answer} 2. ${fourth.answer} The statement is wrong: ${error?.[1] ?? ''}`,
  }),
  experts: ({ parts, practice: [, second] }) => ({
    title: 'Groups of experts',
    teacher: `Form three groups. Each studies one part and prepares to teach it. 1. ${parts[0]} 2. ${parts[1]} 3. ${parts[2]}`,
    students: 'Use your notes from the explanation. Prepare two minutes with a drawing.',
    checkQuestion: second.question,
    feedback: `Expected: ${second.answer}`,
  }),
  teach: ({ activity }) => ({
    title: 'Teaching each other',
    teacher: `Mix the groups, so that each has an expert for every part. Then they do the task together: ${activity.task}`,
    students: 'Teach your part, ask the others one question about it, then do the task.',
    checkQuestion: 'Which point of the other experts was new to you?',
    feedback: `Task: ${activity.expected}`,
  }),
  plan: ({ terms }) => ({
    title: 'Planning',
    teacher: `Each team plans its product. The plan says who does what and where these words appear: ${terms.map(([term]) => term).join(', ')}.`,
    students: 'Sketch the product on one page and share out the work.',
    checkQuestion: 'Which two points must be in your product, and why?',
    feedback: 'Let a team start once each member can say what they will do.',
  }),
  make: ({ product, practice: [, second] }) => ({
    title: 'Making',
    teacher: `Teams make ${product}. Go round and ask each team the question below.`,
    students: 'Work on your part, and check each other’s words and drawings.',
    checkQuestion: second.question,
    feedback: `Expected: ${second.answer}`,
  }),
  present: ({ practice: [, , third] }) => ({
    title: 'Presenting',
    teacher: 'Each team presents in two minutes. The others write one thing they learned and one question.',
    students: 'Present, listen, answer.',
    checkQuestion: third.question,
    feedback: `Expected: ${third.answer}`,
  }),
  deepen: ({ challenge, core }) => ({
    title: 'Going deeper',
    teacher: `Those who need more practice do this: ${core[0] ?? ''} The others answer the question below in writing.`,
    students: 'Choose with your teacher, work, and compare in pairs.',
    checkQuestion: challenge.question,
    feedback: `Expected: ${challenge.answer}`,
  }),
  close: ({ idea }) => ({
    title: 'Closing and exit quiz',
    teacher: `Let the class sum up the lesson in two sentences and compare them with this: ${idea} Then hand out the exit quiz.`,
    students: 'Sum up, then answer the quiz alone on a slip of paper.',
    checkQuestion: 'Which question is still open for you?',
    feedback:
      'Sort the slips into three piles: right, nearly, not yet. The next lesson begins with the middle pile.',
  }),
}
