import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'A seed weighs less than a gram, a tree weighs tons. What is the tree made of, and where was all that before?'
const kept =
  'Write the guesses on the board: soil, water, sun, air. The weighing of the willow will decide between them.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'From a seed to a tree',
      teacher:
        'Hold an imaginary seed between two fingers and point to a tree outside. Ask where the wood was a hundred years ago. Collect guesses in four columns and let each student put a tick.',
      students: 'Tick a column and give a neighbour a reason for it.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'What we know about plants and air',
      teacher:
        'Draw a plant on the board. The class names its parts and what each is for. Then ask which gases are in the air and which of them we breathe out more of than we breathe in.',
      students: 'Label a sketch of their own and write down two gases.',
      check: 'How does water get from the ground to the leaves?',
      feedback: 'Through the roots and up the stem. Compare it with many thin drinking straws side by side.',
    },
    predict: {
      title: 'Where does the wood come from?',
      teacher:
        'Tell about the willow in the pot, which gets only water for five years, but keep the result back. Every student predicts: does the soil become much less, a little less, or not at all?',
      students: 'Write a prediction and the reason, then find someone who disagrees.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Bubbles in front of a lamp',
      teacher:
        'Hand out {tasks} with the measured values; no plant is needed in the room. Pairs draw the points and look for a sentence. Do not say yet what the bubbles are. Let two pairs read their guesses.',
      students: 'Draw the graph of {tasks}, write the sentence, and agree on a guess about the bubbles.',
      check: 'Between which two distances does the number of bubbles fall most?',
      feedback: 'Between 10 and 20 cm, from 36 to 15. The curve is steep there.',
    },
    'home-check': {
      title: 'The bakery from the text',
      teacher:
        'The explanation was read at home. Draw a bakery with three doors and let students label them with the words of the leaf. Settle together what heats the oven and why it isn’t an ingredient.',
      students: 'Label the doors, explain one to a neighbour, and mark an unclear word in the text.',
      check: 'What leaves the bakery through the chimney, and what is it in the leaf?',
      feedback: 'Steam; in the leaf it is oxygen, which is left over.',
    },
    brief: {
      title: 'A day in the life of a leaf',
      teacher:
        'Present the poster about 24 hours of a leaf, half day and half night, for the corridor. Show the empty halves and the place for a popular mistake. Then ask the question about the tree.',
      students: 'Form teams of three and guess what could differ between the two halves.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Into the leaf, and through the night',
      teacher:
        'Draw the plant and give the first part of the explanation; write each substance at its arrow. Then tell the story of the willow and let the class calculate with the two masses. Show the curve of the greenhouse and let students find noon on it. Leave the word equation on the board.',
      students: 'Copy the drawing with its arrows and complete the prediction about the glass dome.',
      check: 'Why does “light” stand above the arrow and not in front of it?',
      feedback: 'It is energy, not an ingredient. Compare with the heat of an oven.',
    },
    guided: {
      title: 'In, out, stays',
      teacher:
        'Do the first row of {first} with the class and trace the path on the drawing. After that, pairs explain and write in turn: one explains with a finger on the drawing, the other writes. Ask for the reason whenever somebody writes “oxygen in”.',
      students: 'Work on {tasks} with the drawing between them, and swap roles after each.',
      check: 'Which gas goes in through the stomata by day, and which one comes out?',
      feedback: 'In all, carbon dioxide in and oxygen out. Respiration is going on too, but it is smaller.',
    },
    independent: {
      title: 'Explaining experiments',
      teacher:
        'Students write their answers to {tasks} alone. Put a “because?” in the margin wherever a reason is missing, and move on. Remind nobody of respiration; the radishes will.',
      students: 'Answer {tasks} in whole sentences and complete every “because?”.',
      check: 'Why can something that lives in the dark become lighter without anybody eating it?',
      feedback: 'It respires: it uses up its stores and gives off carbon dioxide.',
    },
    experts: {
      title: 'Experts for three parts of a leaf',
      teacher:
        'Groups A, B and C work on their row of {tasks} with the text. Check the labels before they rehearse. Group C needs to show both day and night.',
      students: 'Draw and label their part of {tasks}, then rehearse it without the text.',
      check: 'Group B: what would happen in a white part of a leaf, without chlorophyll?',
      feedback: 'No photosynthesis there, because nothing takes up the light energy.',
    },
    teach: {
      title: 'One leaf, three experts',
      teacher:
        'Mix the groups. Each expert adds their part to one common drawing, two minutes each. After that the groups solve {tasks}; the expert of a topic only nods or shakes the head.',
      students: 'Explain while drawing, repeat what the others said in one sentence, and solve {tasks}.',
      check: 'What does your group’s drawing show now that none of the three drawings showed before?',
      feedback: 'The whole path: from the soil and the air to the products and their use.',
    },
    plan: {
      title: 'Two halves on a sketch',
      teacher:
        'Before they draw, teams write a list for each half: process, gas in, gas out. Sign off the list, especially respiration on the day side.',
      students: 'Write both lists, choose a mistake to correct, and share out the work.',
      check: 'Does respiration belong on the day side too? Why?',
      feedback: 'Yes, it never stops; by day it is only covered by photosynthesis.',
    },
    make: {
      title: 'Drawing the 24 hours',
      teacher:
        'Teams draw {tasks}. Walk round as a visitor who believes that plants eat soil, and let the poster convince you.',
      students: 'Draw and write the poster of {tasks}, and test it on the visitor.',
      check: 'I believe that the leaf swallows light. What on your poster contradicts me?',
      feedback: 'The word equation: light stands above the arrow, only substances stand on its sides.',
    },
    present: {
      title: 'Posters in the corridor',
      teacher:
        'Each team stands at its poster for two rounds. Visitors name one arrow that they would explain differently. Collect the disputed arrows for the end.',
      students: 'Explain, defend or correct their arrows, and visit two other posters.',
      check: 'Which arrow was drawn differently on two posters, and who was right?',
      feedback: 'Usually the oxygen at night: it goes in, because the leaf respires.',
    },
    deepen: {
      title: 'Planning like researchers',
      teacher:
        'Recall the bubbles in front of the lamp and ask what else could change their number. Students work on {tasks}; those who mix up the processes do support tasks at your desk.',
      students: 'Plan or explain in writing and exchange with another pair for a check.',
      check: 'Why must you change only one thing between two measurements?',
      feedback: 'Otherwise nobody knows which change caused the difference.',
    },
    close: {
      title: 'What the tree is made of',
      teacher:
        'Go back to the four columns of guesses. A student crosses out “soil” and “sun” and says why, another one completes “water” and “air”. Then the quiz: six minutes, alone, in silence.',
      students: 'Say in one sentence where the wood was before, then answer the quiz.',
      check: 'Which two columns were right, and what is the sun good for then?',
      feedback: 'Water and air. The sun gives the energy, not the material.',
    },
  },
  cuts: {
    hook: 'Collect guesses aloud, without columns.',
    recall: 'Name the parts of the plant together instead of sketching.',
    investigate: 'Draw the graph on the board while students call out the points.',
    model: 'Tell the willow without the calculation; it follows as a warm-up next time.',
    guided: 'Answer {last} in a short talk with the class.',
    independent: 'Leave {last} for homework.',
    experts: 'Groups label a ready sketch on the board instead of drawing their own.',
    make: 'Only the day and the night half, without the mistake.',
    deepen: 'Plan the test together on the board.',
  },
  below70:
    'If fewer than seven in ten know what goes on in the dark cupboard, act it out: one student is photosynthesis with a lamp of paper, one is respiration. Switch the light on and off by clapping; who works, which gas goes where? Write the table of both processes afterwards. Food chains wait until this is clear.',
}
