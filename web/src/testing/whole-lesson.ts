import type { LessonSections } from '@classeur/contracts'

/** A lesson on adding fractions with all its sections, as a good model writes one. */
export const wholeLesson: LessonSections = {
  overview: {
    summary:
      'Students cut paper strips into the same number of parts before they add. They find out that 1/2 and 1/3 can only be counted together as sixths.',
    bigIdea: 'Only parts of the same size can be counted together.',
  },
  objectives: {
    items: [
      {
        text: 'Add two fractions whose denominators differ by finding a common one.',
        bloomLevel: 'apply',
        evidence: 'Solves four of five sums without help.',
      },
      {
        text: 'Explain why 1/2 + 1/3 is not 2/5, using a drawing.',
        bloomLevel: 'analyse',
        evidence: 'Draws both bars with equal parts and names them.',
      },
      {
        text: 'Choose the quicker of two methods for a sum and justify the choice.',
        bloomLevel: 'evaluate',
        evidence: 'Names the smaller common denominator.',
      },
    ],
  },
  priorKnowledge: {
    items: ['Name the parts of a fraction.', 'Find a fraction equal to 1/2 with denominator 6.'],
    checkQuestion: 'Which of 2/4, 3/5 and 3/6 are equal to 1/2?',
    checkAnswer: '2/4 and 3/6.',
  },
  materials: { items: ['Paper strips, three for each pair', 'Coloured pencils', 'The student sheet'] },
  vocabulary: {
    items: [
      { term: 'denominator', meaning: 'The number below the line: how many equal parts make the whole.' },
      { term: 'common denominator', meaning: 'A number of parts into which both wholes can be cut.' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception: 'Adds top and bottom: 1/2 + 1/3 = 2/5.',
        correction: 'Parts must have the same size before they are counted.',
        probe: 'Is 1/2 + 1/3 more or less than 1/2?',
        wrongAnswer: '2/5, because 1 + 1 = 2 and 2 + 3 = 5.',
        reply: 'Shade 2/5 on a strip. Can a sum be smaller than one of its parts?',
        minute: 12,
        evidence: '9 of 20 students in Q2',
      },
      {
        misconception: 'Changes the denominator and forgets the numerator.',
        correction: 'Cutting each part into two makes twice as many parts: 1/3 = 2/6.',
        probe: 'How many sixths are in 1/3?',
        wrongAnswer: '1/6',
        reply: 'Fold the third once. How many parts do you see?',
        minute: 24,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'Why the parts must be equal',
        text: 'Look at the two strips on the board. One is cut into two parts, the other into three. I shade one part of each. Can I say that I have shaded two parts? Two of what? A half is longer than a third, so “two parts” says nothing.\n\nI cut both strips again so that all parts have the same length. A half becomes three sixths, a third becomes two sixths. Now I can count: 3/6 + 2/6 = 5/6.',
        analogy:
          'Two euros and three dollars are not five of anything until you change one of them. Unlike money, the value here stays exactly the same when you change.',
        blocks: [
          {
            kind: 'diagram',
            alt: 'Two bars of the same length: one half is shaded above, one third below, both cut into sixths.',
            diagram: {
              kind: 'fraction-bars',
              bars: [
                { parts: 6, shaded: 3, label: '1/2 = 3/6' },
                { parts: 6, shaded: 2, label: '1/3 = 2/6' },
              ],
            },
          },
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'Quarters and sixths',
        problem: 'Compute 1/4 + 1/6.',
        steps: [
          'Both 4 and 6 divide 12, so twelfths work for both.',
          '1/4 = 3/12 and 1/6 = 2/12.',
          '3/12 + 2/12 = 5/12.',
        ],
        answer: '5/12',
        blocks: [],
      },
    ],
    faded: {
      problem: 'Compute 2/3 + 1/5.',
      steps: [
        { text: 'Both 3 and 5 divide 15.', hidden: false },
        { text: '2/3 = 10/15 and 1/5 = 3/15.', hidden: true },
        { text: '10/15 + 3/15 = 13/15.', hidden: true },
      ],
      answer: '13/15',
    },
  },
  phases: {
    items: [
      {
        ...{ title: 'Warm-up', minutes: 5, teacher: 'Show two strips and ask for a guess.' },
        ...{ students: 'Write a guess on the slate.', checkQuestion: 'More or less than 1?' },
        ...{ feedback: 'Point to the longer strip.', imageId: null },
      },
      {
        ...{ title: 'Show it', minutes: 12, teacher: 'Cut both strips into sixths and count aloud.' },
        ...{ students: 'Cut their own strips and copy the board.', checkQuestion: 'Why sixths?' },
        ...{ feedback: 'Ask for the number that both divide.', imageId: null },
      },
      {
        title: 'Guided practice',
        minutes: 15,
        teacher:
          'Give each pair three sums on strips: 2/3 + 1/4, 3/5 + 1/2, 5/6 + 3/8. Listen for the common denominator.',
        students:
          'Find the common denominator and add. Write the common denominator, check with the partner.',
        checkQuestion: 'What is 2/3 + 1/4?',
        feedback: 'Let the pair fold the strip again.',
        imageId: null,
      },
      {
        ...{ title: 'On their own', minutes: 15, teacher: 'Hand out the sheet. Sit with group A.' },
        ...{ students: 'Work on tasks T1 to T3.', checkQuestion: 'Which denominator did you choose?' },
        ...{ feedback: 'Compare with the strip.', imageId: null },
      },
      {
        ...{ title: 'Exit quiz', minutes: 8, teacher: 'Hand out the quiz.' },
        ...{ students: 'Answer alone.', checkQuestion: 'Are you sure of question 1?' },
        ...{ feedback: 'Collect the quiz.', imageId: null },
      },
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      { kind: 'text', text: 'To add fractions, cut both wholes into the same number of parts.' },
      {
        kind: 'table',
        caption: 'Sums of today',
        header: ['Sum', 'Common denominator', 'Result'],
        rows: [
          ['1/2 + 1/3', '6', '5/6'],
          ['1/4 + 1/6', '12', '5/12'],
        ],
      },
    ],
  },
  studentSheet: {
    title: 'Adding fractions with unlike denominators',
    instructions: 'Draw a bar for each sum before you compute.',
    tasks: [
      { id: 'T1', prompt: 'Compute 2/5 + 1/3.', blocks: [], objective: 1, answerLines: 2 },
      {
        id: 'T2',
        prompt: 'Tom says that 1/4 + 1/2 = 2/6. Draw two bars and explain his mistake.',
        blocks: [],
        objective: 2,
        answerLines: 3,
      },
      {
        id: 'T3',
        prompt: 'Which method is quicker for 3/8 + 1/4: eighths or thirty-seconds? Say why.',
        blocks: [],
        objective: 3,
        answerLines: 2,
      },
    ],
  },
  differentiation: {
    support: ['Use strips that are already cut into twelfths.'],
    core: ['Draw a bar for each sum.'],
    challenge: ['Find three fractions with different denominators whose sum is 1.'],
    supportTasks: [
      {
        id: 'S1',
        prompt: 'Shade 1/2 and 1/4 of a bar with four parts. Write the sum.',
        blocks: [],
        objective: 1,
        answerLines: 1,
      },
    ],
    challengeTasks: [
      {
        id: 'C1',
        prompt: 'Write 1 as a sum of three fractions with different denominators.',
        blocks: [],
        objective: 3,
        answerLines: 2,
      },
    ],
    groups: [
      { letter: 'A', need: 'Names the parts of a fraction', task: 'Tasks S1 and T1 with the teacher.' },
      { letter: 'B', need: 'Finds equal fractions', task: 'Tasks T1 and T2 with strips.' },
      { letter: 'C', need: 'Is ready for more', task: 'Tasks T3 and C1.' },
    ],
  },
  assessment: {
    method: 'Four questions to choose from and one to explain, on paper, without strips.',
    criteria: ['Finds a common denominator.', 'Explains with equal parts.'],
    exitQuiz: [
      {
        blocks: [],
        question: 'What is 1/2 + 1/5?',
        answer: '7/10',
        options: [
          { text: '2/7', correct: false, misconception: 1, reason: 'Adds top and bottom.' },
          { text: '7/10', correct: true, misconception: null, reason: '5/10 + 2/10.' },
          { text: '2/10', correct: false, misconception: 2, reason: 'Keeps the numerators.' },
          { text: '1/7', correct: false, misconception: null, reason: 'Adds the denominators only.' },
        ],
        objective: 1,
        markingPoints: [],
      },
      {
        blocks: [],
        question: 'Explain with a drawing why 1/2 + 1/4 is not 2/6.',
        answer: 'Half of a bar is two quarters, so together three quarters are shaded.',
        options: [],
        objective: 2,
        markingPoints: ['Draws equal parts.', 'Names 3/4.'],
      },
    ],
    quizMinutes: 8,
  },
  homework: { task: 'Compute 1/3 + 3/4 and 2/5 + 1/10. Draw a bar for each.', minutes: 20, blocks: [] },
  extension: { items: ['Find all fractions with numerator 1 whose sum with 1/3 is 1/2.'] },
  modelAnswers: {
    items: [
      {
        blocks: [],
        taskId: 'T1',
        answer: '6/15 + 5/15 = 11/15',
        markingPoints: ['Common denominator 15.', 'Sum 11/15.'],
      },
      {
        blocks: [],
        taskId: 'T2',
        answer: 'He added top and bottom. 1/4 + 2/4 = 3/4.',
        markingPoints: ['Equal parts in the drawing.'],
      },
      { blocks: [], taskId: 'T3', answer: 'Eighths: 3/8 + 2/8 = 5/8.', markingPoints: [] },
    ],
  },
  pacing: {
    cuts: [{ what: 'Leave out task T3.', minutes: 5 }],
    below70: 'Repeat 1/2 + 1/3 with strips at the start of the next lesson.',
  },
  reflection: { questions: ['Which pairs still added top and bottom?', 'What would I show earlier?'] },
}
