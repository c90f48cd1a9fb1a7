import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'In class A, half of the students come by bicycle, in class B a quarter. In which class do more students cycle?'
const kept =
  'Accept all answers. In the end somebody should say: that depends on how many students there are.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Who cycles more?',
      teacher:
        'Write “A: one half, B: one quarter” on the board, without numbers of students. Let the class vote by standing up. Ask one student of each opinion for a reason.',
      students: 'Vote, give a reason, and change sides if a reason convinces them.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Dividing by 10 and by 100',
      teacher:
        'Read out eight numbers: 70, 300, 45, 8, 260, 1200, 6, 90. The class divides the first four by 10 and the last four by 100. Then ask for a quarter of 40 and of 120.',
      students: 'Write ten answers in a column, compare with a neighbour and count the right ones.',
      check: 'What is 45 divided by 10, and what is 6 divided by 100?',
      feedback: '4.5 and 0.06. If many are stuck, move the digits in a place-value table for two minutes.',
    },
    predict: {
      title: 'A vote without numbers',
      teacher:
        'Describe the two classes with their cyclists: a half and a quarter. Each student writes a prediction and what else they would like to know. Collect these wishes on the board.',
      students: 'Write the prediction and one question that would settle it.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'One bar, two schools',
      teacher:
        'Give out {tasks}. Pairs fill in the first bar, then you say: “Now it is another school.” Ask pairs who are done to invent a third school in which one part is 12 students.',
      students: 'Work on {tasks}, shade, and write one sentence on what stays the same.',
      check: 'Half of the bar was 100 students, then 35. What was the same in both cases?',
      feedback: 'The share: five of ten parts. Only the size of the whole was different.',
    },
    'home-check': {
      title: 'The battery from the text',
      teacher:
        'At home the class read about shares and the battery sign. Draw two batteries of different size, both half full. Ask what is equal and what isn’t, and let students mark the place in the text that says so.',
      students: 'Point to the sentence, explain it to a neighbour, and note one word that is unclear.',
      check: 'What would you have to know to say how much energy is in a battery at 25%?',
      feedback: 'How much it holds when it is full. That is the whole.',
    },
    brief: {
      title: 'A chart for the entrance hall',
      teacher:
        'Announce a picture chart about the way to school of 300 students. It will hang in the entrance hall, so numbers and shares must fit together. Then ask the question about the two classes.',
      students: 'Form teams of three and sketch how a share could be drawn.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'From the bar to the calculation',
      teacher:
        'Draw the bar with ten parts and give the first part of the explanation; write the four fractions beside it. Then build 35% of 80 step by step, with the value of 10% in a circle. Do the two examples; the class says what comes after 10%.',
      students: 'Copy the bar with its fractions and finish 45% of 120 line by line.',
      check: '10% is 8. How do you get 5% from that, and how 30%?',
      feedback: 'Half of it is 4, three times it is 24. Ask for the operation, not only for the number.',
    },
    guided: {
      title: 'First 10%, then the rest',
      teacher:
        'Fill in one row of {first} together. Then pairs work, and you listen to one thing only: does somebody say “10% is …” first? Stop the class once to share a clever way.',
      students: 'Work on {tasks}; one says the way, the other writes the numbers.',
      check: 'How could you get 35% in a different way, without 30%?',
      feedback: 'For example 25% and 10%, or 50% less 15%. All give the same amount.',
    },
    independent: {
      title: 'Numbers about our school',
      teacher:
        'Students do {tasks} alone. Walk round and put a question mark where an answer is larger than the whole or where 10% is missing. Don’t take the pencil.',
      students: 'Do {tasks}, underline the whole in each, and correct at every question mark.',
      check: 'Which of your answers is the largest part of its whole? How do you see that?',
      feedback:
        'Compare the percentages, not the numbers of students: 40% is the largest share on the sheet.',
    },
    experts: {
      title: 'Experts for parts of a bar',
      teacher:
        'Three groups work on one row of {tasks} each. Insist on a bar with ten parts in every group. With group C, ask what happens to the bar when one part is halved.',
      students: 'Calculate their row of {tasks}, draw it, and rehearse one clear sentence.',
      check: 'Group A: how could you get 25% from 50% without a new calculation?',
      feedback: 'Halve it. The same works from 10% to 5%.',
    },
    teach: {
      title: 'Bars explained by experts',
      teacher:
        'New groups of A, B and C. Two minutes each; the listeners may only ask “of what?”. After that the groups do {tasks} and the experts keep quiet when it is their topic.',
      students: 'Explain, ask, then solve {tasks} with the bars in the middle of the table.',
      check: 'Which question did the listeners ask you most, and what was your answer?',
      feedback: '“Of what?” The answer names the whole, for example 70 or 40.',
    },
    plan: {
      title: 'A sketch with ten parts',
      teacher:
        'Each team decides how wide one part of its bar is and writes the value of a part below. Check this one number before anything is coloured.',
      students: 'Sketch, calculate the value of one part, and share out the four ways to school.',
      check: 'If the whole bar is 300 students, what is one of ten parts?',
      feedback: '30 students. Half a part is 15, which the team needs for the smallest share.',
    },
    make: {
      title: 'Drawing the chart',
      teacher:
        'The chart is {tasks}. Ask every team for the share of the cars before they draw it. A team that has finished checks the sum of another one.',
      students: 'Calculate, draw and label the chart of {tasks}, then check the total.',
      check: 'How do you find the share of the cars if nobody tells you?',
      feedback: 'Take the other shares away from 100%; the rest is 5%.',
    },
    present: {
      title: 'Charts in the hall',
      teacher:
        'Teams stand at their charts. Visitors ask for one number and how it was found. After each round, visitors write a plus for a clear answer.',
      students: 'Answer with the bar, ask at two other charts, and give a plus with a reason.',
      check: 'Could another school with the same shares have different numbers?',
      feedback: 'Yes, with another total. The chart must therefore say “300 students”.',
    },
    deepen: {
      title: 'A mistake worth knowing',
      teacher:
        'Write Omar’s calculation on the board and wait. Collect reasons why it is too small before anybody corrects it. Then the class goes on with {tasks}; a small group does support tasks with you.',
      students: 'Find the reason, correct, and write a tip for Omar.',
      check: 'What does dividing by 20 give you, in per cent?',
      feedback: '5%, because 20 parts of 5% make the whole.',
    },
    close: {
      title: 'The vote repeated',
      teacher:
        'Add numbers to the vote: class A has 20 students, class B has 40. Let the class work it out: 10 in both. Then everyone answers the quiz alone, six minutes.',
      students: 'Explain in one sentence why both classes have the same number, then answer the quiz.',
      check: 'What do you need besides a percentage to know an amount?',
      feedback: 'The whole. Everybody should be able to say “per cent of what”.',
    },
  },
  cuts: {
    hook: 'Vote once and skip the reasons.',
    recall: 'Divide by 10 only.',
    investigate: 'Leave out the third question on the bar and ask it in the explanation.',
    model: 'Leave the choir as an oral question after the quiz.',
    guided: 'Show {last} on the board and let the class dictate.',
    independent: 'Skip {last}; it makes a good start tomorrow.',
    experts: 'Group A leaves out 25%.',
    make: 'Draw the bar with three ways to school and put the cars into the text.',
    deepen: 'Only Omar’s calculation.',
  },
  below70:
    'If fewer than seven in ten chose 30, go back to the bar: the whole class draws ten parts for 150 students and writes 15 into each. Shade one part, then two. Collect “10% first” as a sentence on the board, and leave percentages such as 12% for the next lesson.',
}
