import { answers, choice, open, program, task, type Tasks } from '../build.ts'

export const tasks: Tasks = {
  studentSheet: {
    title: 'While loops',
    instructions: 'Trace on paper first. Use the computer only to check.',
    tasks: [
      task(
        'T1',
        1,
        'Underline the start value, circle the condition and box the change.',
        [program('points = 0\nwhile points < 4:\n    print("Keep going")\n    points = points + 1')],
        0,
      ),
      task(
        'T2',
        3,
        'Trace this program in a table and write down what it prints.',
        [program('a = 2\nwhile a <= 11:\n    print(a)\n    a = a + 3')],
        6,
      ),
      task(
        'T3',
        4,
        'This program should print 4, 3, 2 and 1, but it prints 0 as well. Find the line and repair it.',
        [program('i = 4\nwhile i >= 0:\n    print(i)\n    i = i - 1')],
      ),
      task('T4', 2, 'A friend deleted the last line of the body in T2. Describe what happens now, and why.'),
    ],
  },
  differentiation: {
    support: ['The table for tracing is printed, with the first row filled in.'],
    core: ['T1 to T4 in pairs.'],
    challenge: ['Loops with two variables.'],
    supportTasks: [
      task(
        'S1',
        3,
        'Fill in the table: b starts at 1, the condition is b < 4, each round prints b and adds 1. The first row is: b is 1, true, prints 1, b becomes 2.',
      ),
      task(
        'S2',
        1,
        'Sort these cards under start value, condition and change: b = 1, b < 4, b = b + 1.',
        [],
        0,
      ),
    ],
    challengeTasks: [
      task('C1', 3, 'Trace this program. Which value does s have at the end?', [
        program('s = 0\nj = 1\nwhile j <= 4:\n    s = s + j\n    j = j + 1\nprint(s)'),
      ]),
    ],
    groups: [],
  },
  assessment: {
    method: 'Exit quiz on paper; the trace tables of T2 are collected.',
    criteria: ['Each check of the condition has its own row.', 'Every repair changes one line only.'],
    exitQuiz: [
      choice(
        1,
        'Which three parts does every counting loop need?',
        2,
        ['Start value, condition, change', 'Without one of them it never starts or never ends.'],
        [
          ['Start value, condition, print', 3, 'Printing is possible but not needed.'],
          ['Condition, body, stop line', 2, 'There is no line that stops the loop.'],
          ['Two variables and a condition', null, 'One variable is enough.'],
        ],
      ),
      choice(
        2,
        'What happens when no line of the body changes the variable of a true condition?',
        0,
        ['The body runs again and again.', 'The answer stays true.'],
        [
          ['The body runs once.', 2, 'Takes the loop for an if statement.'],
          ['The computer counts on by itself.', 3, 'Expects the counter to change alone.'],
          ['The loop is skipped.', null, 'The answer is true, so the body is entered.'],
        ],
      ),
      choice(
        3,
        'q starts at 6. While q > 2, the program prints q and then takes 2 away. What does it print?',
        3,
        ['6 and 4', 'At 2 the answer is false.'],
        [
          ['6, 4 and 2', 2, 'Reads the condition as the last value.'],
          ['4 and 2', null, 'Changes before printing.'],
          ['6', 1, 'Stops in the middle of the second round.'],
        ],
      ),
      choice(
        4,
        'A loop should print 1 to 5, but prints 1 to 6. Its condition is c <= 6. Which condition repairs it?',
        1,
        ['c <= 5', 'At 6 the answer is false.'],
        [
          ['c == 5', 2, 'False at the start, so the loop never begins.'],
          ['c > 5', 2, 'Says when to stop instead of when to go on.'],
          ['c <= 7', null, 'One round more, not less.'],
        ],
      ),
      open(
        2,
        'Explain to a new student why a loop can run forever, and how to see it in the program.',
        'If nothing in the body makes the condition false, the answer stays true and the loop never ends. You look for the line that changes the variable.',
        ['Says that the condition stays true.', 'Names the missing change.'],
      ),
    ],
    quizMinutes: 6,
  },
  homework: {
    task: 'Write a program that prints the 7 times table up to 70 with a while loop. Hand in the program and its trace for the first three rounds.',
    minutes: 25,
    blocks: [],
  },
  extension: {
    items: [
      'Change the countdown so that it skips every second number, and trace it.',
      'Write a loop that adds the numbers from 1 to 100, and compare its result with a formula that you find.',
    ],
  },
  modelAnswers: answers({
    T1: [
      'Start value: points = 0. Condition: points < 4. Change: points = points + 1.',
      'One mark for each part.',
    ],
    T2: [
      'It prints 2, 5, 8 and 11. The question is asked five times, the last time with a at 14.',
      'One mark for the rows, one for the output.',
    ],
    T3: [
      'The condition. With i > 0 the loop ends after printing 1.',
      'One mark for the line, one for the repair.',
    ],
    T4: [
      'It prints 2 without end, because a stays 2 and 2 is always at most 11.',
      'One mark for the effect, one for the reason.',
    ],
    S1: ['Rows: 1 true, 2 true, 3 true, 4 false. It prints 1, 2 and 3.'],
    S2: ['Start value: b = 1. Condition: b < 4. Change: b = b + 1.'],
    C1: ['s is 10, because 1 + 2 + 3 + 4 = 10.', 'One mark for the table, one for the sum.'],
    H1: [
      'The counter starts at 7, the condition is at most 70, and each round adds 7. The first rows print 7, 14 and 21.',
      'One mark for each part of the loop and one for the trace.',
    ],
    E1: ['The body takes 2 away instead of 1; starting at 3 it prints 3 and 1.'],
    E2: ['The sum is 5050, which is 100 × 101 ÷ 2 = 5050.'],
  }),
  pacing: {
    cuts: [{ what: 'Leave T4 for homework.', minutes: 4 }],
    below70:
      'Act out T2 with three students and cards before the next lesson continues, and let the others fill the table meanwhile.',
  },
  reflection: {
    questions: [
      'Who traced without pointing at the condition?',
      'Did typing start before the tables were full?',
    ],
  },
}
