import type { TopicPack } from '../../topic-pack.ts'

const opener = 'In the morning there was a puddle, at noon it was gone. Where is the water?'
const kept = 'Collect ideas: in the ground, in the sky, gone. The class will decide at the end.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'The lost puddle',
      teacher:
        'Draw a large puddle on the board. Wipe it away bit by bit while you tell how the morning goes by. Ask where the water is and write down each idea with the name of a child.',
      students: 'Tell a partner an idea and add their name to it on the board.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Solid, liquid, gas',
      teacher:
        'Say a word: ice, juice, air, snow, milk. The children stand like a block for solid, sway for liquid, and move apart for a gas. Then ask for places where they have seen water today.',
      students: 'Show each word with their body and name one place with water.',
      check: 'What does ice become when it gets warm?',
      feedback: 'Water. It is the same substance in another form; keep this sentence for later.',
    },
    predict: {
      title: 'Detectives of the puddle',
      teacher:
        'Tell the case: a puddle on stone, a dry day, nobody near, and then it is gone. Each child draws a “most wanted” picture with an arrow that shows where the water went.',
      students: 'Draw the arrow, write one reason, and compare with two other detectives.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Chalk lines',
      teacher:
        'Explain how the class in the task drew chalk lines, then give {tasks}. Children draw the points. Do not say where the water is; ask what could be found out at another time of the day.',
      students: 'Enter the points of {tasks}, join them, and tell how the puddle shrinks.',
      check: 'Was the puddle faster in the morning or after 11 o’clock?',
      feedback: 'After 11 o’clock: then it shrank by 30 cm in two hours, before that by 20 cm.',
    },
    'home-check': {
      title: 'The playground from the text',
      teacher:
        'The class read about children who leave a playground. Let eight children play it: the “puddle” gets empty, the “air” fills. Ask what each thing stands for.',
      students: 'Play or watch, and name what the yard, the building and the children stand for.',
      check: 'In the story, why is nobody lost although the yard is empty?',
      feedback: 'They are in the building. The water is in the air in the same way.',
    },
    brief: {
      title: '“Diary of a drop”',
      teacher:
        'Show an empty book of six pages. Say that younger children will read it, and that the drop must be back in the sea at the end. Then tell the case of the puddle.',
      students: 'Form teams of three and give their drop a name.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'From the puddle to the sky and back',
      teacher:
        'Tell the first part of the explanation with the puddle and the cold bottle; draw an arrow for each move. Then draw the large circle with sea, cloud, mountain and river. Work out the two dishes with the class. Let a child explain the wet window.',
      students: 'Draw the circle with four names and complete the story of the stone by the sea.',
      check: 'The bottle is wet outside. Where was this water before?',
      feedback: 'In the air, as vapour. Nobody could see it.',
    },
    guided: {
      title: 'Round the circle in pairs',
      teacher:
        'Fill the first box of {first} together. Then pairs go round the circle with a finger and say the stages. Stop beside those who say “steam” for a cloud.',
      students: 'Do {tasks} and tell each other the way of the drop without looking.',
      check: 'You are standing in a cloud on a mountain. What would your face feel?',
      feedback: 'It gets wet from tiny drops. A cloud is fog from inside.',
    },
    independent: {
      title: 'Questions from everyday life',
      teacher:
        'Children write answers to {tasks} alone. Underline one good word in each answer and put a dot where a stage has a wrong name.',
      students: 'Answer {tasks} and correct at the dots.',
      check: 'Which question did you answer with the word “evaporation”, and how?',
      feedback: 'Washing, sea and salt all need it. Let one child read an answer aloud.',
    },
    experts: {
      title: 'Three parts of the circle',
      teacher:
        'Give A, B and C one row of {tasks} each. Ask every group for an example from home before it draws. Help B to tell vapour from drops.',
      students: 'Draw their part of {tasks} with arrows and practise two sentences.',
      check: 'Group B: why can you see a cloud, but not vapour?',
      feedback: 'A cloud is made of drops. Vapour is a gas that cannot be seen.',
    },
    teach: {
      title: 'The circle is closed',
      teacher:
        'New groups with A, B and C put their drawings in a circle. Each child tells its part and passes a “drop” of paper on. Then the groups do {tasks}.',
      students: 'Tell, pass on the drop, and do {tasks} when it has gone round once.',
      check: 'At which place did the drop change from one expert to the next?',
      feedback: 'From A to B where vapour becomes drops, from B to C where the drops fall.',
    },
    plan: {
      title: 'Six pages, six stages',
      teacher:
        'Teams write the name of the stage on each page before they draw. Check the order and that the last page leads back to the first.',
      students: 'Write the six names, share out the pages, and think of a sentence for the drop.',
      check: 'On which page can nobody see the drop?',
      feedback: 'On the page of evaporation: there it is vapour.',
    },
    make: {
      title: 'Writing the diary',
      teacher:
        'Teams write and draw {tasks}. Read a page of each team aloud as the drop and ask the class whether it can be true.',
      students: 'Draw, write, and listen to the pages of the others.',
      check: 'How does your drop get down from the cloud?',
      feedback: 'Drops join, become heavy and fall. It does not jump because it is tired of flying.',
    },
    present: {
      title: 'Story time',
      teacher:
        'Two teams sit together and read their books to each other. The listeners clap whenever a stage is named.',
      students: 'Read aloud, clap, and say which page explained something new.',
      check: 'Which book shows best that no water is lost?',
      feedback: 'One in which the same drop is there from the first page to the last.',
    },
    deepen: {
      title: 'Testing like researchers',
      teacher:
        'Ask whether a glass or a plate of water dries first, and let the class bet. Then they work on {tasks}; some do a support task with you at the board.',
      students: 'Plan the test, or calculate with the 100 litres, and give a reason for the bet.',
      check: 'What must be the same in both containers so that the test is fair?',
      feedback: 'The amount of water, the place and the time.',
    },
    close: {
      title: 'The case is solved',
      teacher:
        'Go back to the ideas about the puddle. The children vote with their arrows once more: up into the air. Then the quiz: read the questions aloud, six minutes, everybody alone.',
      students: 'Say the solution of the case in one sentence, then answer the quiz.',
      check: 'Which idea from the beginning was true as well, at least for puddles on soil?',
      feedback: 'Some water seeps into the ground. From there it goes on to springs and plants.',
    },
  },
  cuts: {
    hook: 'Ask the question without drawing.',
    recall: 'Only three words with movements.',
    investigate: 'Enter the points on the board together.',
    model: 'Tell the wet window tomorrow morning, when there is one.',
    guided: 'Answer {last} together, each child with one sentence.',
    independent: 'Keep {last} for a quiet moment later.',
    experts: 'Groups show with their hands instead of drawing.',
    make: 'Four pages: sea, air, cloud, rain.',
    deepen: 'Only bet and discuss.',
  },
  below70:
    'If fewer than seven in ten say that the water of the swimsuit is in the air, breathe on a cold window together: where was the water before? Wipe it off and wait until it dries. Say both moves with the names, ten times round. Leave groundwater for another day.',
}
