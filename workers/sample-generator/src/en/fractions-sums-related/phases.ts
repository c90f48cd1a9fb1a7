import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Half of a garden bed is tomatoes, a quarter is beans. How much of the bed is planted? Show it with a drawing.'
const kept = 'Note the ideas without judging. The strip in the explanation shows three quarters.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'The garden bed',
      teacher:
        'Draw a long bed on the board and tell the class that one half is for tomatoes and a quarter for beans. Let three students draw how they imagine it, one below the other.',
      students: 'Draw the bed in their notebook and compare with the three drawings.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Parts on a folded strip',
      teacher:
        'Everybody folds a paper strip once, twice, three times. After each fold ask how many parts there are and what one part is called. Write $1/2 = 2/4 = 4/8$ on the board as the class finds it.',
      students: 'Fold, count the parts and write the name of a part on the strip.',
      check: 'How many eighths are as long as one quarter?',
      feedback: 'Two. If many say four, open the strip and count the folds inside one quarter.',
    },
    predict: {
      title: 'How much is green?',
      teacher:
        'Describe the bed with tomatoes and beans, but draw nothing. Ask for a written number and a sketch. Collect one sketch that shows three quarters and one that does not, and hang up both.',
      students: 'Write “I think … of the bed, because …” and explain their sketch to a neighbour.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Strips of eight squares',
      teacher:
        'Give out the sheet. Pairs do {tasks} in silence for two minutes, then talk. Ask: which strip would be a bad choice for quarters and eighths, and why?',
      students: 'Shade the squares of {tasks}, count them, and write one sentence about the third strip.',
      check: 'You shaded a quarter of eight squares. Why was it two squares and not four?',
      feedback: 'A quarter is one of four equal groups, and eight squares make four groups of two.',
    },
    'home-check': {
      title: 'The egg boxes from home',
      teacher:
        'The text with the garden bed and the egg boxes was read at home. Draw a large and a small box and let a student tell the comparison. The others say where it stops being true.',
      students:
        'Tell the comparison to a neighbour and mark the sentence that they would like to hear again.',
      check: 'In the text, why did only the tomato part get a new line?',
      feedback: 'Because a quarter fits into a half twice. The beans were quarters already.',
    },
    brief: {
      title: 'A poster for younger children',
      teacher:
        'Show where the posters will hang and who will read them: the class below. Sketch a fraction wall and say which two calculations every poster must contain. Then ask the question of the bed.',
      students: 'Form teams of three and write down what a younger child would not understand.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'From the bed to three steps',
      teacher:
        'Say the first part of the explanation and draw the line through the tomatoes at the right moment. Then write $2/5 + 3/10$ and the three steps. Do both examples; the class calls out what is multiplied. End with $3/4 + 1/2$ on the number line.',
      students: 'Copy the three steps, then fill in the hidden lines of $9/10 − 2/5$.',
      check: 'Why did we count in tenths and not in fifths?',
      feedback: 'Every fifth makes two tenths, but a tenth cannot be written as whole fifths.',
    },
    guided: {
      title: 'Two heads, one pencil',
      teacher:
        'Do {first} with the class until the rewriting. Then pairs work: the one without the pencil says the step. After each task they swap. Listen for “times” above and below.',
      students: 'Do {tasks} in pairs and lay the strip beside a result that they doubt.',
      check: 'Your partner rewrote thirds as sixths. What happened to every single third?',
      feedback: 'It was cut in two. So the number of parts doubles as well.',
    },
    independent: {
      title: 'On your own with the steps',
      teacher:
        'Students work alone on {tasks}. Sit down beside those who count in the wrong parts, and let them point at the step on the board. Do not correct numbers yourself.',
      students: 'Work on {tasks} and write “over 1” or “under 1” beside each result.',
      check: 'Which of your results was over 1? How could you have known before calculating?',
      feedback: 'Both fractions are at least a half, and one is more. Then the sum must pass 1.',
    },
    experts: {
      title: 'Experts for twelfths',
      teacher:
        'Three tables, one row of {tasks} each. Every table gets a strip of twelve squares to draw on. Remind table C to show what is left, not what was taken.',
      students: 'Solve their row of {tasks}, draw it on the strip and practise explaining.',
      check: 'Table A: what would change for sixths instead of twelfths?',
      feedback: 'The half becomes three sixths and the third two. A quarter does not fit into sixths.',
    },
    teach: {
      title: 'Experts on tour',
      teacher:
        'Mix the tables so that all three rows meet. Two minutes for each expert, then the new tables do {tasks} without you. Note which explanation uses the strip.',
      students: 'Teach their row, ask one question about the others, then solve {tasks} together.',
      check: 'What did an expert say that you would tell a friend who was ill today?',
      feedback: 'Listen for “cut the large parts”. Only the rule without a strip is not enough yet.',
    },
    plan: {
      title: 'Plan of the poster',
      teacher:
        'Each team draws its poster small, on a quarter of a sheet: wall, sum, difference, warning. Sign off only if the bars of the wall start at the same edge.',
      students: 'Place the four parts, and agree who draws and who calculates.',
      check: 'Why must all bars of a fraction wall be equally long?',
      feedback: 'They all show the same whole. Otherwise a third could look longer than a half.',
    },
    make: {
      title: 'Painting the poster',
      teacher:
        'Teams work on {tasks}. Halfway through, call “stop”: each team reads its sum aloud as a sentence, and the neighbours say whether it can be right.',
      students: 'Draw, calculate and letter the poster of {tasks}, then check one of another team.',
      check: 'A small child asks why you count thirds in ninths. What do you show?',
      feedback: 'The wall: three ninths lie exactly under one third.',
    },
    present: {
      title: 'Poster walk',
      teacher:
        'Hang the posters side by side. Half of each team explains, the other half walks; then they swap. The class votes for the clearest warning.',
      students: 'Explain their poster in one minute without reading from it.',
      check: 'Which warning would stop you from adding the lower numbers?',
      feedback: 'The best one shows a false sum that is smaller than what you started with.',
    },
    deepen: {
      title: 'Can that be?',
      teacher:
        'Read out Mia’s sum and let everybody decide silently. Then the class works on {tasks}, while students who need it do a support task with you on the carpet.',
      students: 'Decide first, calculate second, and write one sentence that would help Mia.',
      check: 'Why is it helpful to write all lengths in twelfths?',
      feedback: 'Then the upper numbers can be compared directly.',
    },
    close: {
      title: 'The bed is planted',
      teacher:
        'Return to the first drawings of the bed. A student draws the one missing line and says the result. Then hand out the quiz; six minutes, everybody alone.',
      students: 'Correct their own first drawing, then answer the quiz.',
      check: 'What part of the bed is still empty?',
      feedback: 'One quarter, because three quarters and one quarter make the whole bed.',
    },
  },
  cuts: {
    hook: 'Draw the bed yourself and only ask for a number.',
    recall: 'Fold only twice, up to quarters.',
    investigate: 'Skip question c) of the strips.',
    model: 'Leave $3/4 + 1/2$ for the moment when a result beyond 1 comes up in the tasks.',
    guided: 'Solve {last} together on the board.',
    independent: 'Drop {last} and use it as a warm-up tomorrow.',
    experts: 'Table A writes only the half and the third in twelfths.',
    make: 'Let teams draw the wall with halves, thirds and ninths only.',
    deepen: 'Keep Mia’s sum, drop the ribbons.',
  },
  below70:
    'If under seven in ten choose $9/16$, take strips of sixteen squares. Everyone shades a quarter, then five more squares, and counts. Write the three steps beside it and let the class do the sum over 1 as a shared task tomorrow.',
}
