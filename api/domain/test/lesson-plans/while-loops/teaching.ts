import { phase, program, say, table, type Teaching } from '../build.ts'

export const teaching: Teaching = {
  overview: {
    summary:
      'Students trace a countdown by hand before they touch a computer, then repair loops that run too long.',
    bigIdea:
      'A loop repeats a block for as long as a condition is true, and something in the block must make it false.',
  },
  priorKnowledge: {
    items: ['Variables and assignment.', 'Conditions with an if statement.'],
    checkQuestion: 'What does x contain after x = 5 and then x = x + 2?',
    checkAnswer: '7, because the right side is worked out first and then stored.',
  },
  materials: { items: ['one computer for two students', 'paper for the tables', 'printed student sheet'] },
  vocabulary: {
    items: [
      { term: 'loop', meaning: 'A part of a program that is repeated.' },
      { term: 'condition', meaning: 'A question with the answer true or false, such as n > 0.' },
      { term: 'body', meaning: 'The indented lines that a loop repeats.' },
      { term: 'trace', meaning: 'To follow a program line by line and write down each value.' },
      { term: 'infinite loop', meaning: 'A loop whose condition never becomes false.' },
    ],
  },
  misconceptions: {
    items: [
      {
        misconception: 'The loop stops in the middle of the body as soon as the condition becomes false.',
        correction: 'The condition is checked only before each round. The body always runs to its last line.',
        probe: 'The variable reaches 0 in the second line of the body. Does the third line still run?',
        wrongAnswer: 'No, it jumps out at once.',
        reply: 'Put your finger on the line with the condition. When does the program come back to it?',
        minute: 18,
        evidence: '',
      },
      {
        misconception: 'The condition says when the loop stops.',
        correction: 'It says when the loop goes on. The loop ends when the answer is false.',
        probe: 'We want to count from 1 to 10. Which condition do we write?',
        wrongAnswer: 'n == 10, because we stop there.',
        reply: 'Read the line aloud as “as long as”. Is the answer true at the start?',
        minute: 12,
        evidence: '',
      },
      {
        misconception: 'The computer changes the counter by itself.',
        correction: 'Nothing changes unless a line of the body changes it.',
        probe: 'What happens if we delete the last line of the body?',
        wrongAnswer: 'It still counts down.',
        reply: 'Which line makes the number smaller? Cross it out and trace two rounds.',
        minute: 15,
        evidence: '',
      },
    ],
  },
  explanation: {
    concepts: [
      {
        title: 'Three parts of a loop',
        text: 'Here is a countdown of five lines. Before we run it, let us be the computer. First, n gets the value 3: that is the start value. Now comes the line with while. It asks a question: is n greater than 0? The answer is yes, so we enter the body, which is the indented block. We print 3. Then n becomes one smaller, so it is 2. The body ends here, and now comes the important part: we jump back up to the question. Is 2 greater than 0? Yes, so we print 2 and n becomes 1. Back to the question, yes again, print 1, and n is 0. Once more we go back and ask. This time the answer is no. We skip the body and continue with the first line that is not indented, which prints Go. The question was asked four times, but the body ran only three times. Every loop like this has three parts: a start value, a condition, and a change. If one is missing, the loop never starts or never ends.',
        analogy:
          'Think of a guard at the door of a hall who lets people in one by one. Before each person, the guard looks at a list: is there still a seat? Nobody is thrown out halfway through the door. The picture fails in one point: a guard can change his mind, and a condition can’t.',
        blocks: [
          program('n = 3\nwhile n > 0:\n    print(n)\n    n = n - 1\nprint("Go")'),
          table(
            'Trace of the countdown',
            ['n at the question', 'n > 0', 'printed', 'n afterwards'],
            ['3', 'true', '3', '2'],
            ['2', 'true', '2', '1'],
            ['1', 'true', '1', '0'],
            ['0', 'false', 'Go', '0'],
          ),
        ],
      },
    ],
  },
  examples: {
    worked: [
      {
        title: 'Doubling',
        problem: 'What does the program print?',
        steps: [
          'At the first question, money is 5, so the body runs and prints 5; money becomes 10.',
          '10 is less than 30: it prints 10, and money becomes 20.',
          '20 is less than 30: it prints 20, and money becomes 40.',
          '40 is not less than 30, so the loop ends.',
        ],
        answer: '5, 10 and 20, one under the other',
        blocks: [program('money = 5\nwhile money < 30:\n    print(money)\n    money = money * 2')],
      },
      {
        title: 'A loop that never starts',
        problem: 'How often does the body of this loop run?',
        steps: ['At the first question, k is 8.', '8 is not less than 8, so the answer is false at once.'],
        answer: 'Not once',
        blocks: [program('k = 8\nwhile k < 8:\n    print(k)\n    k = k + 1')],
      },
    ],
    faded: {
      problem:
        'Trace this program: t starts at 12, the condition is t > 4, and each round prints t and takes 3 away.',
      steps: [
        { text: 't is 12: true, prints 12, t becomes 9.', hidden: false },
        { text: 't is 9: true, prints 9, t becomes 6.', hidden: true },
        { text: 't is 6: true, prints 6, t becomes 3.', hidden: true },
        { text: 't is 3: false, the loop ends.', hidden: true },
      ],
      answer: '12, 9 and 6',
    },
  },
  phases: {
    items: [
      phase('Be the computer', 6, [
        'Ask three students to stand up: one holds the variable on a card, one asks the question, one prints on the board.',
        'Play the countdown and call out each step.',
        'How many times did we ask, and how many times did we print?',
        'Four questions and three numbers: the last answer is false.',
      ]),
      phase('Explanation with a table', 13, [
        'Show the program and fill the trace table row by row. Let students dictate each cell.',
        'Copy the table and mark start value, condition and change in three colours.',
        'Which line would you delete to get an infinite loop?',
        'The line that changes n, since the answer then stays true.',
      ]),
      phase('Trace together', 10, [
        'Let pairs trace the example with hidden steps on paper, and only then type it.',
        'One traces, the other asks the question of the loop aloud.',
        'What is t when the loop ends, and why is it not printed?',
        't is 3: the question is asked before the body, so 3 never reaches the print line.',
      ]),
      phase('Trace and repair', 14, [
        'Hand out the sheet. Computers stay closed until T1 and T2 are traced.',
        'Solve T1 to T4, then check on the computer.',
        'Which single character would you change in T3?',
        'The comparison: with > instead of >= the last round is gone.',
      ]),
      phase('Exit quiz', 7, [
        'Give out the quiz; computers stay closed.',
        'Answer alone.',
        'Which part of a loop do you forget most easily?',
        'Sort by question 3, because the next lesson builds on tracing.',
      ]),
    ],
    fittedFromMin: null,
  },
  board: {
    blocks: [
      {
        kind: 'diagram',
        alt: 'A cycle of start value, condition, body and change',
        diagram: { kind: 'flow', steps: ['start value', 'condition', 'body', 'change'], cycle: false },
      },
      say('The question comes before every round. The body always runs to its end.'),
    ],
  },
}
