import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'A jug holds one litre. Ali drinks $1/2$ litre, then $1/3$ litre. Is the jug empty? What would you draw to find out?'
const kept =
  'Leave it open; many say “two fifths”. The strips in the explanation show $5/6$ litre, so some is left.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'The jug of juice',
      teacher:
        'Draw a jug with a scale from 0 to 1 litre. Tell the story of Ali and collect guesses on the left of the board: empty, not empty, how much is left. Add no comment, and leave the guesses there until the end.',
      students: 'Sketch the jug in one minute, then show the sketch to the person beside them and defend it.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Multiples at speed',
      teacher:
        'Call out 3 and 4, then 6 and 8, then 5 and 2. After each pair the class has ten seconds to write a number that both divide. Then ask for $1/2$ written as sixths, as tenths, as twelfths.',
      students: 'Write the number large on a sheet of paper and hold it up at the signal.',
      check: 'Which number is a multiple of 6 and of 8? Is there a smaller one?',
      feedback: '24 is the first. 48 is right as well and shows that common multiples go on for ever.',
    },
    predict: {
      title: 'Empty or not?',
      teacher:
        'Present the jug of juice and ask for a written guess with a reason. Choose three guesses that differ and write them beside one another: they are tested with strips next.',
      students: 'Finish the sentence “There is … left, because …” and look for somebody with another number.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Strips of twelve squares',
      teacher:
        'Hand out the sheet and give only {tasks}; say nothing yet about denominators. Ask pairs who are done why a strip of 12 works for thirds and quarters, and whether one of 10 would.',
      students:
        'Shade the strips of {tasks} in two colours, count squares, and agree on a fraction for the third strip.',
      check: 'Why is a strip of 12 squares a good choice for thirds and quarters?',
      feedback: '12 can be cut into three and into four equal parts, so no square has to be torn.',
    },
    'home-check': {
      title: 'What the strips at home showed',
      teacher:
        'The explanation of this plan went home yesterday. Pairs now redraw the two strips for a half and a third from memory. Pick two drawings, one of them unfinished, and let the class complete it.',
      students: 'Draw from memory, compare with the text, and mark the sentence they could not explain.',
      check: 'In the text, why were both strips cut into six pieces?',
      feedback:
        'Six pieces suit halves and thirds. Start the explanation at the sentences that most have marked.',
    },
    brief: {
      title: 'A guide for the class next door',
      teacher:
        'Announce the product: one page from which another class can learn to add $3/5$ and $1/4$ without your help. Show an empty page with room for steps, drawing and a warning. Then put Ali’s jug on the board.',
      students:
        'Form teams of three and note what they would already write on the page, and what they cannot explain yet.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Same size first, then count',
      teacher:
        'Draw the strips for a half and a third and say the first part of the explanation while you cut them. Then fold the drawing away and show $3/4 + 1/6$ in four steps. Go through both worked examples; let the class say each multiplier. Leave the four steps on the board.',
      students:
        'Copy the four steps with the sum of twelfths, and complete the faded example $3/4 − 2/5$ line by line.',
      check: 'In $3/6 + 2/6 = 5/6$, why is the 6 not doubled?',
      feedback: 'It tells which parts are counted. Six is the name, like “cents” after a number of coins.',
    },
    guided: {
      title: 'Steps in pairs',
      teacher:
        'Start {first} with the class up to the common denominator. Pairs finish it and go on: one dictates the step, the other writes, then they swap. Listen for “times” being said above and below.',
      students: 'Work through {tasks} together and tick the step on the board that they are at.',
      check: 'You changed $1/5$ into fifteenths. Show me with your hands what happened to each fifth.',
      feedback: 'Each fifth was cut into three. So there are three times as many parts, and 1 becomes 3.',
    },
    independent: {
      title: 'Everyone for themselves',
      teacher:
        'Students do {tasks} alone, in this order, with an estimate each. Walk along the rows with the four steps in mind and put a dot beside the first line that is wrong, without saying why.',
      students: 'Solve {tasks}, find what a dot refers to, and correct it in another colour.',
      check: 'Point to a result of yours. How can you tell without recalculating that its size is right?',
      feedback: 'They compare with 0, a half or 1. Whoever cannot do so draws the two fractions on one bar.',
    },
    experts: {
      title: 'Three groups, three parts',
      teacher:
        'Split the class into A, B and C for {tasks}: finding the denominator, adding, subtracting. Visit B first and ask for the drawing that shows why ninths and sixths both become eighteenths.',
      students: 'Solve their row of {tasks}, rehearse the two minutes once, and choose what to draw.',
      check: 'Group A: somebody takes 54 as the denominator. Is the result wrong?',
      feedback: 'No, only larger numbers to handle; dividing by 3 at the end leads to eighteenths again.',
    },
    teach: {
      title: 'Experts explain eighteenths',
      teacher:
        'Form new groups with an A, a B and a C. Each has two minutes; you call the changes. Afterwards the groups solve {tasks} with one sheet and one pencil that moves on after every step.',
      students:
        'Explain their part, listen, then solve {tasks}; the person with the pencil writes only what another one says.',
      check: 'Which step do you find hardest to explain to others, and what helped?',
      feedback: 'Usually the change of the numerator. A strip that is really cut helps more than the rule.',
    },
    plan: {
      title: 'Sketch of the page',
      teacher:
        'Teams divide the page into four fields for steps, first example, second example and warning. Each field gets a name of a team member. Check that the drawing belongs to a fraction of the examples.',
      students: 'Sketch the fields, decide who does what, and agree which false sum will serve as a warning.',
      check: 'Which drawing shows best that fifths and quarters have to be cut again?',
      feedback: 'Two bars of the same length, both cut into twenty; a pie is hard to cut into twenty parts.',
    },
    make: {
      title: 'Making the guide',
      teacher:
        'Teams carry out {tasks}. After half of the time every team hands its page to another one, which calculates both examples and writes the results on the back.',
      students:
        'Write and draw their field for {tasks}, then check the calculation of the team that they swap with.',
      check: 'Your reader asks why the 4 in $1/4$ became 20. What does your page answer?',
      feedback: 'It must say that each quarter is cut into five, so that 1 becomes 5 as well.',
    },
    present: {
      title: 'The guides on trial',
      teacher:
        'Every team lays its page out. The class walks round with a pencil and puts a question mark where a reader could go astray. Then each team has a minute to answer its question marks.',
      students: 'Read at least two guides line by line and answer for their own.',
      check: 'Which guide explains best that the denominator stays when you add, and how?',
      feedback: 'Good ones show equal pieces being counted; weak ones only state the rule.',
    },
    deepen: {
      title: 'Judging sums',
      teacher:
        'Students without a dot on their sheet take {tasks}; the others first do the support tasks at your table. For Yusuf’s sum, insist on the estimate before anyone calculates.',
      students: 'Write the estimate in words, then the calculation, and compare both with a partner.',
      check: 'When you compare two sums, why is it worth finding one denominator for all of them?',
      feedback: 'With the same denominator, the numerators alone decide, and the difference can be read off.',
    },
    close: {
      title: 'Back to Ali, and the exit quiz',
      teacher:
        'Let somebody solve Ali’s jug on the board: $5/6$ litre drunk, $1/6$ litre left. Compare with the first guesses. Then everyone does the exit quiz alone in six minutes; collect it at the door.',
      students: 'Explain the jug in one sentence with the word “sixths”, then answer the quiz.',
      check: 'Which of the four steps would you not need if both denominators were already the same?',
      feedback: 'The first two. Adding and writing in lowest terms remain.',
    },
  },
  cuts: {
    hook: 'Tell the story of the jug and take guesses by a show of hands, without sketches.',
    investigate:
      'Only a) and b) of the strips; the strip for halves and sevenths becomes a question during the explanation.',
    model: 'Show the difference $5/6 − 3/10$ only up to the thirtieths, and let the class finish it orally.',
    guided: 'Do {last} on the board with the whole class.',
    independent: 'Leave out {last}; it opens the next lesson.',
    experts: 'Give groups B and C the denominator 18, so that they begin with the second step.',
    make: 'One worked example on the page instead of two.',
    deepen: 'Yusuf’s sum is enough; the comparison of the two sums stays for those who want it.',
  },
  below70:
    'If fewer than seven in ten have $17/36$, don’t repeat the rule. Hand out two strips of 36 squares, let everybody shade $2/9$ and $1/4$, count together, and write the four steps beside the strips. Start the next lesson with the last sum of the quiz; sums above 1 can wait.',
}
