import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Shop A lowers its price by 50% at once. Shop B lowers it by 25% and a week later by 25% again. Where would you buy?'
const kept =
  'Many say that it makes no difference. Write the vote down; the class can judge it after the explanation.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Two shops, one bargain?',
      teacher:
        'Put up two price tags, “−50%” and “−25%, then −25%”. Let the students vote with raised hands for A, for B or for “no difference”, and note the three numbers.',
      students: 'Vote, then look for an argument that could convince the other side.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Shares in your head',
      teacher:
        'Ask for 10% of 80, 20% of 35, 5% of 60 and 1% of 900, with ten seconds each. Then ask how 120%, 80% and 103% look as decimals, and collect wrong answers too.',
      students: 'Write the numbers in a column and correct with another colour.',
      check: 'How do you write 7% and 107% as decimals?',
      feedback: '0.07 and 1.07. If 1.7 comes up, write 7% as seven hundredths beside it.',
    },
    predict: {
      title: 'A vote on two price tags',
      teacher:
        'Describe the two shops and their discounts. Every student writes down where they would buy and how sure they are from 1 to 5. Read out two reasons that contradict each other.',
      students: 'Write the choice, the number and one reason.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'Down and up again',
      teacher:
        'Give {tasks} without a hint about the result. Pairs calculate and look for the reason. Ask those who are done whether the order matters: first up, then down.',
      students: 'Calculate {tasks}, compare with another pair and write the reason in one sentence.',
      check: 'After 20% down and 20% up: is the price higher or lower than before?',
      feedback: 'Lower. The increase starts from the smaller price, so it is smaller too.',
    },
    'home-check': {
      title: 'The photocopier at home',
      teacher:
        'The text about the factor was read at home. Ask three students to set an imaginary photocopier: 120%, 80%, 103%. The class says the factor and what becomes of a line of 10 cm.',
      students: 'Say the factor, calculate the new length, and ask about what they did not understand.',
      check: 'In the text, why is the factor of an increase of 3% not 1.3?',
      feedback: '103% are 103 hundredths, so 1.03. The factor 1.3 would be 30% more.',
    },
    brief: {
      title: 'A shop window that does not cheat',
      teacher:
        'Present the product: a shop window with four reduced goods in which every number is right. Show a real-looking poster with a mistake. Then ask the question about the two shops.',
      students: 'Form teams of three and collect what an honest price tag must show.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Factor and old value',
      teacher:
        'Explain the ticket for 50 euros and write the table of factors while you speak. Then change 100 euros up and down by 10% on a number line. Go through the jacket and the club; let the class name the old value each time before you calculate.',
      students: 'Copy the table of factors and fill in the missing lines for the value of 200.',
      check: 'From 40 to 50 it is 25%, from 50 to 40 it is 20%. Who is right?',
      feedback: 'The same 10 euros are compared with different old values.',
    },
    guided: {
      title: 'Name the factor first',
      teacher:
        'Do two rows of {first} with the class. Then pairs work with one rule: nobody calculates before both have agreed on the factor. Listen for 1.5 in place of 1.05.',
      students: 'Agree on the factor, calculate {tasks}, and check with a rough estimate.',
      check: 'Your partner says: “less 30%, so times 0.3”. What do you answer?',
      feedback: 'Times 0.3 gives what is saved. To pay, 70% are left, so times 0.7.',
    },
    independent: {
      title: 'Prices, people, visitors',
      teacher:
        'Students solve {tasks} on their own. Look at the first line of each solution: is there a factor, or a division by the old value? Put a tick there, whatever the result.',
      students: 'Solve {tasks} and write a full sentence as the answer to each.',
      check: 'In which task was the new value given, and what did you have to find?',
      feedback:
        'Where two values are given, the change in per cent is asked, and the old value is the divisor.',
    },
    experts: {
      title: 'Up, down and in between',
      teacher:
        'Group A works on increases, group B on decreases, group C on changes in per cent, each with its row of {tasks}. Ask each group for the 100% before it starts.',
      students: 'Solve their row of {tasks} and agree on one sentence about the 100%.',
      check: 'Group B: what would 240 times 0.15 tell you?',
      feedback: 'The 36 euros that are saved. The price is what remains of 240.',
    },
    teach: {
      title: 'Specialists meet',
      teacher:
        'Regroup so that each table has an A, a B and a C, and give each two minutes. After that the tables solve {tasks}; the specialist for the topic may only ask questions.',
      students: 'Explain, listen, and solve {tasks} by asking each other for the old value.',
      check: 'Which of the three topics needs a division, and why?',
      feedback: 'The change in per cent: we compare the change with the old value.',
    },
    plan: {
      title: 'Four price tags on paper',
      teacher:
        'Teams list the factors of the four goods before they design anything. Sign off the list; the coat needs two factors.',
      students: 'Write the list of factors, divide the goods among the team, sketch the window.',
      check: 'The coat is reduced by 10% twice. Is that 20%?',
      feedback: 'No: 90% of 90% are 81%, so it is 19%.',
    },
    make: {
      title: 'The window takes shape',
      teacher:
        'The window is {tasks}. After ten minutes, each team sends a tester to another table who recalculates one tag.',
      students: 'Calculate and draw the tags of {tasks}, write the tip, and test another window.',
      check: 'A customer pays 105 for the watch. How do you show that this is 30% off?',
      feedback: '$150 − 105 = 45$, and 45 of 150 is 30%.',
    },
    present: {
      title: 'Shopping with open eyes',
      teacher:
        'The class walks from window to window as customers. Every customer asks one critical question. The teams answer with the factor in their hand.',
      students: 'Ask, answer, and choose the most honest tip.',
      check: 'Which tip protects customers best from wrong expectations?',
      feedback: 'One that warns of adding discounts, with an example.',
    },
    deepen: {
      title: 'Advertising under the magnifying glass',
      teacher:
        'Write the Saturday poster on the board and let the class decide silently: true or false. Then work on {tasks}; a small group repeats factors with you in the support tasks.',
      students: 'Calculate with 150 euros, judge the claim, and write a correct poster.',
      check: 'Why does losing half need a doubling to get back?',
      feedback: 'What is left is only half as large, so the way back is 100% of it.',
    },
    close: {
      title: 'Judging the two shops',
      teacher:
        'Return to the vote. With 100 euros, shop A ends at 50 and shop B at 56.25, so A is cheaper. Compare with the vote. Then hand out the quiz for six minutes.',
      students: 'Explain the difference of 6.25 euros to each other, then answer the quiz alone.',
      check: 'What should you ask first whenever you read a percentage in an advertisement?',
      feedback: 'Of which price: the old one, or one that is already reduced?',
    },
  },
  cuts: {
    hook: 'Show the tags and vote once, without arguments.',
    recall: 'Only the decimals for 120%, 80% and 103%.',
    investigate: 'Leave out the game for 50 euros.',
    model: 'Show the club only up to the change of 40 members.',
    guided: 'Solve {last} aloud with everyone.',
    independent: 'Leave {last} for the next lesson, where it fits as a repetition.',
    experts: 'Group A takes a round number, 100 euros plus 35%.',
    make: 'Three goods without the coat; it is done together at the end.',
    deepen: 'The poster only.',
  },
  below70:
    'If fewer than seven in ten found 119 euros, draw a bar for 140 euros with 20 parts of 7 euros. Cross out three parts and count the rest. Write “100% less 15% are 85%” beside it and repeat with 60 and 200 euros. Move the comparison of the shops to the next lesson.',
}
