import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'You eat bread, and an hour later your leg muscles get strength from it. How does bread get into a leg?'
const kept =
  'Let students draw what they imagine. In the end the answer is: as very small parts, carried by the blood.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Bread in the leg',
      teacher:
        'Draw the outline of a person with bread in the hand and an arrow to the calf. Everyone draws how the bread gets there. Pin three different drawings to the board; they stay there.',
      students: 'Draw the way into an outline and explain it to the person beside them.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'What food is good for',
      teacher:
        'Ask what the body needs food for, and write the answers as a list: moving, growing, warmth. Then ask what carries things round in the body, and let students feel their pulse.',
      students: 'Name two uses of food and find the pulse on their wrist.',
      check: 'What does blood do for the parts of the body?',
      feedback:
        'It brings them substances and takes others away. The pulse shows that it moves all the time.',
    },
    predict: {
      title: 'My body from inside',
      teacher:
        'Hand out no material: every student draws an outline and, inside, the way of a bite of bread as they imagine it, with the names they know. Compare two drawings that differ a lot.',
      students: 'Draw, name what they know, and put a question mark where they are unsure.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Three test tubes',
      teacher:
        'Explain what iodine shows, then give {tasks}. Pairs read the table and argue from two tubes at a time. Ask a fast pair for what tube 3 is there at all.',
      students: 'Answer the questions of {tasks} and compare the guess about saliva with another pair.',
      check: 'Which two tubes must you compare to see the work of saliva?',
      feedback: 'Tubes 1 and 2. They differ in one thing only: water or saliva.',
    },
    'home-check': {
      title: 'The factory from the text',
      teacher:
        'The class read about the factory and the towel. Write “saw”, “workers”, “small door” and “loops” on the board; students match them with parts of the body. Settle the one that is disputed.',
      students: 'Match, give a reason, and mark a sentence in the text that they want to hear again.',
      check: 'In the text, what do the workers do that the saw cannot do?',
      feedback: 'They take the machine apart completely; juices change the substance.',
    },
    brief: {
      title: '“I am a piece of bread”',
      teacher:
        'Announce the comic and who will read it, for example the class below. Show six empty frames. Then ask how bread gets into a leg; the comic must answer it.',
      students: 'Form teams of three and agree on a name and a face for the bread.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'The journey of a bite',
      teacher:
        'Draw the outline large and add each organ at the moment when the explanation reaches it. Show the squeezing of the gullet with your hand. At the villi, stop and tell of the towel. Work out the 28 hours together, then the cheese sandwich.',
      students: 'Draw the organs along, note one word for each, and complete the way of the boiled egg.',
      check: 'Bread tastes sweet after long chewing. What has happened to it?',
      feedback: 'Saliva has turned starch into sugar. So the substance changed, not only the size.',
    },
    guided: {
      title: 'Organ by organ',
      teacher:
        'Fill in two rows of {first} with the class. Then pairs work; the one who doesn’t write points to their own body. Listen for “smaller” and “changed”.',
      students: 'Do {tasks} and show each organ on the body before writing it down.',
      check: 'Where are you when you say “now it passes into the blood”? Point.',
      feedback: 'At the small intestine, below the navel, not at the stomach.',
    },
    independent: {
      title: 'Doctors, sieves and lunches',
      teacher:
        'Students answer {tasks} alone. Read over shoulders and ask one question back instead of correcting, such as “how large is the wall then?”.',
      students: 'Answer {tasks} with whole sentences and underline the new words.',
      check: 'Why is the wall of the small intestine so important for your answers?',
      feedback: 'Everything that the body uses has to pass through it.',
    },
    experts: {
      title: 'Three parts of one way',
      teacher:
        'Groups A, B and C prepare their row of {tasks}. Check in every group that “smaller” and “changed” are told apart. Group B needs a drawing of the helpers beside the tube.',
      students: 'Draw their part of {tasks}, learn two sentences by heart, and test each other.',
      check: 'Group B: does food pass through the liver?',
      feedback: 'No. The liver and the pancreas lie beside the tube and send their juices in.',
    },
    teach: {
      title: 'The way is put together',
      teacher:
        'New groups with one expert of each part lay their drawings in a row, so that the way is complete. Two minutes each. Then they do {tasks} without looking at the board.',
      students: 'Explain their drawing, join the parts with arrows, and do {tasks} together.',
      check: 'At which place do two of your drawings meet, and what goes through there?',
      feedback: 'For example where stomach and small intestine meet: the soup, little by little.',
    },
    plan: {
      title: 'Six frames, six sentences',
      teacher:
        'Teams write one sentence for each frame before they draw. Read the sentences: each must say what happens, not only where the bread is.',
      students: 'Write the six sentences, choose the mistake, and divide up the frames.',
      check: 'In which frame is the bread no longer bread?',
      feedback:
        'From the small intestine on, only sugar and other small parts are left. It begins in the mouth.',
    },
    make: {
      title: 'Drawing the comic',
      teacher:
        'Teams draw {tasks}. Play a reader who knows nothing and ask “and what is that?” at one frame of each team.',
      students: 'Draw and letter the frames of {tasks}, and check another team’s order of the organs.',
      check: 'How does your reader see that the bread doesn’t fall into the stomach?',
      feedback: 'Muscles that squeeze behind it, or a bite that moves sideways or upwards.',
    },
    present: {
      title: 'Comics read aloud',
      teacher:
        'Each team reads its comic with different voices. The others raise a hand when an organ is missing or in the wrong place.',
      students: 'Read, listen for mistakes, and praise one picture that explains well.',
      check: 'Which comic explains best how something gets into the blood?',
      feedback: 'One that shows the wall with villi and very small parts.',
    },
    deepen: {
      title: 'Testing an idea',
      teacher:
        'Ask why the teeth are worth anything if the juices do the rest. Collect ideas, then students work on {tasks}. Those who still mix up organs do support tasks with you.',
      students: 'Plan or explain in writing, then let a partner look for a second change in the plan.',
      check: 'Why does small work faster than large?',
      feedback: 'Small pieces have more surface, so the juice reaches more at once.',
    },
    close: {
      title: 'The answer for the leg',
      teacher:
        'Return to the three drawings on the board. One student corrects the best of them with a red line from the small intestine to the blood and to the leg. Then six minutes for the quiz, alone.',
      students: 'Say the way in one breath, mouth to leg, then answer the quiz.',
      check: 'Which drawing from the start was nearest to the truth, and what was missing?',
      feedback: 'In most of them the blood is missing: they let the bread walk to the leg.',
    },
  },
  cuts: {
    hook: 'Show one drawing of your own with a question mark and ask for ideas.',
    recall: 'Only ask for the uses of food.',
    investigate: 'Tell the results of the tubes and ask only for the guess about saliva.',
    model: 'Give the 28 hours as a fact and add them up another time.',
    guided: 'Talk {last} through with the class.',
    independent: 'Give {last} as an oral question tomorrow.',
    experts: 'Group C leaves out the large intestine; you add it.',
    make: 'Four frames: mouth, stomach, small intestine, blood.',
    deepen: 'Only collect ideas about the sugar cubes.',
  },
  below70:
    'If fewer than seven in ten know why a crumb cannot pass into the blood, sift sand and salt water through cloth in your drawing: what stays above, what gets through? Then let each student explain the crumb once more in a sentence with “because”. The helpers pancreas and liver can be repeated next time.',
}
