import type { TopicPack } from '../../topic-pack.ts'

const opener = 'Two friends share a flatbread. One piece is clearly larger. Did each of them get a half?'
const kept = 'Let both opinions stand. After the folding, the class will say: only equal parts are halves.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'A bread for two',
      teacher:
        'Tear a sheet of paper into a large and a small piece and give them to two children: “Your bread.” Ask the class whether this was fair and count hands for yes and no.',
      students: 'Raise their hand, then say to a partner what they would do instead.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Fair shares',
      teacher:
        'Put twelve pencils on a table. Call two, then three, then four children to share them fairly. The class says how many each one gets and how they know that it is fair.',
      students: 'Share, count, and write the three results on a slip.',
      check: 'Four children share 12 pencils fairly. How many does each get?',
      feedback: 'Three. If some only say “a few”, let them deal the pencils out one by one.',
    },
    predict: {
      title: 'Fair or not?',
      teacher:
        'Show the torn bread for two. Ask every child to draw a fair and an unfair way to cut a bread, without talking. Pick two drawings that will start a discussion.',
      students: 'Draw both ways and write one word below each: fair, unfair.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Folding strips',
      teacher:
        'Give each pair three strips of the same length for {tasks}. Show folding edge to edge once; say no fraction words yet. Ask pairs to lay the strips exactly below one another.',
      students:
        'Fold, shade and fill in the table of {tasks}, then say one sentence to the pair next to them.',
      check: 'Which strip has the shortest shaded part, and how often did you fold it?',
      feedback: 'The one that was folded three times. More folds made more parts, and each became shorter.',
    },
    'home-check': {
      title: 'The parking place from home',
      teacher:
        'The children read at home how a fraction is like a parking place. Draw four equal spaces and let a child put in three “cars”. The class explains which number is the sign and which the cars.',
      students: 'Tell the story to a partner with other numbers, for example six spaces and five cars.',
      check: 'In the story, what do the spaces stand for?',
      feedback: 'For the equal parts of the whole, so for the number below.',
    },
    brief: {
      title: 'We build a wall',
      teacher:
        'Say that each team will build a fraction wall for the corridor and show the empty place. Hold up one whole strip as the first row. Then tell the story of the unfair bread.',
      students: 'Form teams of three and guess what the second row of the wall could be.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Halves, quarters, eighths',
      teacher:
        'Fold strips in front of the class while you say the explanation; let the children fold along. Stick the strips on the board and write the fractions beside them. Do both examples, and point to the number you speak about.',
      students:
        'Fold along, write $1/2$, $1/4$ and $1/8$ on their strips, and finish the example with 10 squares.',
      check: 'I shade three of these four parts. Who can show me the 3 and the 4 on the strip?',
      feedback: 'The 3 are the shaded parts. The 4 are all parts: let the child run a finger over every one.',
    },
    guided: {
      title: 'Finger, number, word',
      teacher:
        'Start {first} together: touch each part, count, write. Then pairs go on. One touches and counts, the other writes; then they change. Kneel down where somebody counts only the white parts.',
      students: 'Do {tasks} in pairs and read each fraction aloud.',
      check: 'Your partner shaded two of three parts. How do you say it, and how do you write it?',
      feedback: 'Two thirds: 2 on top for the shaded parts, 3 below for all parts.',
    },
    independent: {
      title: 'My own sheet',
      teacher:
        'Children work alone on {tasks}. Put the folded strips within reach. Ask a child who is stuck: “How many equal parts has the whole?” and then go on to the next one.',
      students: 'Work on {tasks} and put a star beside the task that was easy to explain.',
      check: 'How many squares did you shade for one quarter of the bar, and why so many?',
      feedback: 'Three, because 12 squares make four equal groups of three.',
    },
    experts: {
      title: 'Strip experts',
      teacher:
        'Three groups take one row of {tasks} each. Give every group paper strips. Check that group B uses strips of the same length before it compares.',
      students: 'Solve their row of {tasks} and practise showing it without reading.',
      check: 'Group B: what goes wrong if your two strips have different lengths?',
      feedback: 'Then the wholes differ, and nobody can say which part is more.',
    },
    teach: {
      title: 'Children teach children',
      teacher:
        'New groups with one child from A, B and C. Ring after two minutes for the next expert. Then the group does {tasks} together with one pencil.',
      students: 'Show their strip, let the others say it in their own words, then work on {tasks}.',
      check: 'What did you understand better because another child explained it?',
      feedback: 'Often it is the number below. Let that child show it once more to the class.',
    },
    plan: {
      title: 'Four rows of one length',
      teacher:
        'Teams decide who makes which row. Give each a whole strip as a measure. Ask how they will get eight equal parts without measuring.',
      students: 'Share the rows and try out the folding on scrap paper.',
      check: 'Why do all rows of the wall need the same length?',
      feedback: 'Each row is the same whole, only cut into other parts.',
    },
    make: {
      title: 'Building the fraction wall',
      teacher:
        'Teams build the wall of {tasks}. After ten minutes, ask for the first comparing sentence. Correct the sentence together before it is written in ink.',
      students: 'Fold, cut, name the parts and write the three sentences of {tasks}.',
      check: 'How many eighths lie below one half of your wall?',
      feedback: 'Four. If a team says two, its strips begin at different edges.',
    },
    present: {
      title: 'The walls in the corridor',
      teacher:
        'Each team reads its sentences and shows them on the wall. The others check with their finger whether the sentence is true.',
      students: 'Present, check the sentences of others, and praise one clear word.',
      check: 'Which sentence on the walls is true and surprised you?',
      feedback: 'Many are surprised that the eighth is the smallest part, although 8 is the largest number.',
    },
    deepen: {
      title: 'The whole decides',
      teacher:
        'Show a small and a large sheet and fold both in half. Ask whether the halves are the same. Then children choose from {tasks}; those who are unsure do a support task with you.',
      students: 'Work on {tasks} and draw what they claim.',
      check: 'Can half of something be less than a quarter of something else?',
      feedback: 'Yes, if the first whole is much smaller. That is why we ask “of what?”.',
    },
    close: {
      title: 'Was the bread shared fairly?',
      teacher:
        'Hold up the torn bread again and repeat the question from the start. Let a child fold a fair one. Then hand out the quiz, read it aloud, and give six minutes.',
      students: 'Say in one sentence what makes a half a half, then answer the quiz alone.',
      check: 'What did you learn to ask before you say “a quarter”?',
      feedback: '“Are the parts equal?” and “of which whole?”.',
    },
  },
  cuts: {
    hook: 'Tear the sheet and take one answer only.',
    investigate: 'Fold only into 2 and 4 parts; show the strip with 8 parts yourself.',
    model: 'Show the comparison of a third and a fifth with ready strips.',
    guided: 'Do {last} orally with the whole class.',
    independent: 'Keep {last} for tomorrow morning.',
    experts: 'Group C only finds the half and the quarter.',
    make: 'A wall with three rows: 1, $1/2$ and $1/4$.',
    deepen: 'Talk about the grapes and leave out the rest.',
  },
  below70:
    'If fewer than seven in ten chose $3/7$, take seven counters, colour three, and let the class touch all seven while counting. Write the fraction together five times with other numbers. Comparing can wait until tomorrow.',
}
