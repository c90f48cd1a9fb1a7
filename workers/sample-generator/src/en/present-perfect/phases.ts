import type { TopicPack } from '../../topic-pack.ts'

const opener =
  'Two messages: “I lost my keys yesterday.” – “I have lost my keys!” Who needs help right now, and how do you know?'
const kept =
  'Accept every reason. Keep the two messages on the board: they become the two drawings of the explanation.'

export const phases: Pick<TopicPack, 'phases' | 'cuts' | 'below70'> = {
  phases: {
    hook: {
      title: 'Two messages on a phone',
      teacher:
        'Write the two messages about the keys on the board as if they came from friends. Students decide silently whom they would call back first and raise one or two fingers. Ask for reasons.',
      students: 'Raise fingers, then act out the call with a neighbour.',
      check: opener,
      feedback: kept,
    },
    recall: {
      title: 'Verb tennis',
      teacher:
        'Serve a verb, such as “go”, “see”, “play”, “buy”, “make”; the class returns the past simple. Then students stand up for a regular verb and stay seated for an irregular one.',
      students: 'Call back the past form, and write down two irregular verbs that they got wrong.',
      check: 'What is the past simple of “buy”, and what did you do yesterday evening?',
      feedback:
        'Bought; a sentence in the past simple. Write forms that went wrong at the edge of the board.',
    },
    predict: {
      title: 'What is the difference?',
      teacher:
        'Show the messages about the keys without comment. Everyone writes down a guess about the difference and a situation for each message. Read two guesses that disagree.',
      students: 'Write a guess and two situations, and compare in threes.',
      check: opener,
      feedback: kept,
    },
    investigate: {
      title: 'A dialogue under the lens',
      teacher:
        'Let two students read the dialogue of {tasks} aloud. Pairs mark the verbs in two colours and look for words that say when. Do not name the tenses; collect guesses on the board.',
      students: 'Mark, discuss and write the guess of {tasks} in one sentence.',
      check: 'Which verbs in the dialogue stand beside “last year” and “on my birthday”?',
      feedback: 'Rode, with no “have”. The words that say when go together with the other tense.',
    },
    'home-check': {
      title: 'The open book',
      teacher:
        'The class read about books and headlines. Ask for one example of an open book and one of a closed one from the students’ lives. Put the examples on a time line.',
      students: 'Give an example, place it on the line, and name a sentence of the text that was hard.',
      check: 'In the text, what do headlines and details have to do with the two tenses?',
      feedback: 'Headlines bring the result to now: present perfect. Details have their time: past simple.',
    },
    brief: {
      title: 'A life so far',
      teacher:
        'Announce the wall page about a person’s life so far. Show an empty page with a headline and six pairs of lines. Then read out the two messages and ask for the difference.',
      students: 'Form teams of three and choose a person, real or invented.',
      check: opener,
      feedback: kept,
    },
    model: {
      title: 'Boxes and arrows',
      teacher:
        'Draw the time line and explain with boxes and arrows while the students copy them. Add the time words to the table one after the other, and let the class say box or arrow. Do both examples; think aloud about the form. End with a short dialogue about London.',
      students:
        'Copy the table, show box or arrow with their hands, and complete the sentence about the aunt.',
      check: 'Why can I not say “I have met her yesterday”?',
      feedback: 'Yesterday is over: a closed box. The present perfect needs a time that reaches now.',
    },
    guided: {
      title: 'Box or arrow in pairs',
      teacher:
        'Do two words of {first} with the class. Then pairs work: first the drawing, then the verb. Listen for “have went” and write it at the edge of the board for later.',
      students: 'Do {tasks} together, speak every sentence aloud, and swap roles for the questions.',
      check: 'Your partner says “I have eaten it on Sunday”. What do you draw for Sunday?',
      feedback: 'A box: Sunday is over. So it must be “I ate it on Sunday”.',
    },
    independent: {
      title: 'Writing about real life',
      teacher:
        'Students write {tasks} alone. Put a small clock in the margin where the time doesn’t fit and an F where the form is wrong. Let them find the mistake.',
      students: 'Write {tasks}, read each sentence silently, and correct at clocks and Fs.',
      check: 'Which of your sentences tells something that still goes on? How can a reader see that?',
      feedback:
        'By “for” or “since” with have or has. Ask for the same sentence in the past simple and what changes.',
    },
    experts: {
      title: 'Form, time and duration',
      teacher:
        'Three groups work on their row of {tasks}. Ask for examples from students’ own lives, not from the board. Check the rule of each group before it goes on.',
      students: 'Find a rule for their row of {tasks}, two examples and a question to test others.',
      check: 'Group A: for which verbs are past simple and participle the same?',
      feedback:
        'For regular ones and some others: played, bought, made. That is why the difference is easy to miss.',
    },
    teach: {
      title: 'Rules on tour',
      teacher:
        'Form groups of A, B and C. Each expert has two minutes and one test question. After that the groups do {tasks}; whoever makes a mistake is corrected by the expert for it.',
      students: 'Explain, test, and do {tasks} with the rules of all three.',
      check: 'Which test question was the trickiest, and what is the answer?',
      feedback: 'Often one with “today”: it reaches now as long as the day isn’t over.',
    },
    plan: {
      title: 'Notes for a life',
      teacher:
        'Teams collect six facts about their person with dates. Check that every fact makes two sentences: one for the whole life, one for the day.',
      students: 'Note facts and dates, and write the participles that they will need.',
      check: 'Which of your facts goes into the box with “for” and “since”?',
      feedback: 'One that still goes on, such as where the person lives or works.',
    },
    make: {
      title: 'Writing the page',
      teacher:
        'Teams write {tasks}. Walk round as an editor: point to a verb and ask “closed or now?”. Give back a page with three of these points at most.',
      students: 'Write the pairs of sentences of {tasks}, check the forms, and add a drawing.',
      check: 'Show me a pair of sentences: where does the tense change, and why?',
      feedback: 'At the date. As soon as the time is closed, the past simple is needed.',
    },
    present: {
      title: 'Guess who',
      teacher:
        'Teams read their page without the name. The class asks two questions with “Has he or she ever …?” and then guesses.',
      students: 'Read, ask, guess, and note one sentence that was especially good.',
      check: 'Which question with “ever” helped you most to guess?',
      feedback: 'Repeat it correctly if the form was wrong, and let the class say it together.',
    },
    deepen: {
      title: 'When the tense changes the story',
      teacher:
        'Say “He was a good friend” and “He has been a good friend” and ask what has happened in each case. Then students work on {tasks}, and some learn participles with you in the support tasks.',
      students: 'Write {tasks}, read to a partner, and ask whether the meaning is clear.',
      check:
        'What does a reader think when the past simple is used for somebody who is still alive and well?',
      feedback: 'That something is over. The tense tells a story of its own.',
    },
    close: {
      title: 'Who needs help now?',
      teacher:
        'Point to the two messages again. Somebody draws the box and the arrow and says who needs help. Then everybody takes the quiz alone, for six minutes, without the table.',
      students: 'Answer the message with one sentence in each tense, then take the quiz.',
      check: 'Which one question do you ask before you choose the tense?',
      feedback: '“Is the time closed, or does it reach now?”',
    },
  },
  cuts: {
    hook: 'Show the messages and vote, without the phone calls.',
    recall: 'Five verbs only.',
    investigate: 'Mark the verbs together on the board.',
    model: 'Move “for” and “since” to the moment when the postcard needs them.',
    guided: 'Do {last} as a quick round with the whole class.',
    independent: 'Give {last} as homework in place of the table.',
    experts: 'Group C writes two sentences instead of four.',
    make: 'Three pairs of sentences in place of six.',
    deepen: 'Discuss the headline only.',
  },
  below70:
    'If fewer than seven in ten chose “I have just had lunch”, put the four sentences of the question on the board, and let the class draw a box or an arrow over each. Then speak ten sentences; students show box or arrow with their hands before they say the verb. Leave “for” and “since” until this is quick.',
}
