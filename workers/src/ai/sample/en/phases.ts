import type { LanguagePack } from '../language-pack.ts'
import { quote } from './quote.ts'

export const englishPhases: LanguagePack['phases'] = {
  hook: [
    (w) => ({
      title: 'A claim to judge',
      teacher: `Write on the board, without comment: ${w.wrong}. Ask for a vote, right or wrong, and note the count. Say that ${w.topic} will settle it.`,
      students: 'Vote, then give one reason to the neighbour. Nobody corrects anybody yet.',
      feedback: `Leave the vote open. Come back to it at the end with: ${w.right}`,
    }),
    (w) => ({
      title: 'First thoughts',
      teacher: `Show ${w.material} and the words ${w.topic}. Ask what students expect and what they want to know; write three of their questions in the corner of the board.`,
      students: 'Write one thing they are sure of and one they wonder about, then compare in pairs.',
      feedback:
        'Thank students for questions more than for right answers; underline the one the lesson will answer.',
    }),
    (w) => ({
      title: 'What do we know already?',
      teacher: `Say the word ${w.term}. Give one minute to write everything it calls to mind, then link what comes to ${w.topic}.`,
      students: 'Write for one minute without stopping, then read the best line to the neighbour.',
      feedback: `Collect the lines that come near to: ${w.meaning}`,
    }),
  ],
  recall: [
    (w) => ({
      title: 'Quick recall',
      teacher: `Ask for what the lesson builds on: ${w.prior} Answers on mini-whiteboards; count, do not guess, how many are ready.`,
      students: 'Answer alone on the board, show at the signal, explain one answer to the neighbour.',
      feedback: 'If fewer than four in five are right, show one example again before going on.',
    }),
    (w) => ({
      title: 'Back to what we know',
      teacher: `Put two questions on the board: one about ${quote(w.prior)}, and ${w.exercise}. Three minutes, books closed.`,
      students: 'Answer from memory first, then check in the book with another colour.',
      feedback: 'What was found without the book counts; note who needed it, for the groups later.',
    }),
  ],
  model: [
    (w) => ({
      title: 'Shown step by step',
      teacher: `Think aloud through one example. ${w.model} Point to ${w.term} when it comes: ${w.meaning}`,
      students: 'Watch without writing, then put the steps into their own words and copy the example.',
      feedback: `Stop at the place where it goes wrong most often. Say: ${w.right}`,
    }),
    (w) => ({
      title: 'One example, explained',
      teacher: `Build the example with the class and ask before each step what comes next. ${w.model} Write ${w.term} beside the step it belongs to.`,
      students: 'Predict the next step, compare with what is shown, mark the step that surprised them.',
      feedback: `Ask for the reason, not only the step. A full answer contains: ${w.meaning}`,
    }),
  ],
  guided: [
    (w) => ({
      title: 'Together, then in pairs',
      teacher: `Start the activity: ${w.task} Do the first part with the class, then go round and listen for ${w.term}.`,
      students: `Work in pairs; one explains, the other writes, then they change. They keep ${w.material} at hand.`,
      feedback: `Expected: ${w.answer} To a pair that is stuck, give only the first step.`,
    }),
    (w) => ({
      title: 'Guided practice',
      teacher: `Give ${w.exercise} to everybody. Choose two different answers, show both without names, and let the class find which holds. Then: ${w.task}`,
      students: 'Solve, compare the two answers shown, repair their own, go on with the activity.',
      feedback: `The answer is: ${w.exerciseAnswer} Praise the repair, not the speed.`,
    }),
    (w) => ({
      title: 'Practice with help at hand',
      teacher: `Set the activity: ${w.task} Put a help card with ${w.term} and its meaning on each table and note who uses it.`,
      students: `Begin without the card, use it if needed, and answer on paper: ${w.exercise}.`,
      feedback: `Look for this mistake while going round: ${w.wrong}. Answer it with: ${w.right}`,
    }),
  ],
  independent: [
    (w) => ({
      title: 'On their own',
      teacher: `Everybody works alone on ${w.exercise} and on one more example of the same kind. Read over shoulders; speak only with those who ask.`,
      students: `Work in silence, underline the place where ${w.term} is used, check with a partner when both have finished.`,
      feedback: `Right is: ${w.exerciseAnswer} Write one question, not a correction, beside a wrong step.`,
    }),
    (w) => ({
      title: 'Independent work',
      teacher: `Show the objective: ${quote(w.objective)}. Let each student choose where to begin: with the help card, without it, or with ${w.exercise}.`,
      students: 'Choose, work, and mark with green, amber or red how sure they are of each answer.',
      feedback: `Go to the reds first. Ask what they would tell someone who says: ${w.wrong}.`,
    }),
    (w) => ({
      title: 'Show what you can do',
      teacher: `Set ${w.exercise} and ask for an answer with a reason in one full sentence about ${w.topic}.`,
      students: 'Answer alone, swap papers, write one thing that convinces and one that is missing.',
      feedback: `A convincing answer says: ${w.exerciseAnswer}`,
    }),
  ],
  close: [
    (w) => ({
      title: 'Exit quiz',
      teacher: `Hand out the exit quiz on ${w.topic}. Return to the first question of the lesson and let two students answer it now.`,
      students: 'Answer alone on a slip, hand it in at the door.',
      feedback: `Sort the slips into three piles: sure, nearly, not yet. The next lesson starts from the middle pile and ${w.term}.`,
    }),
    (w) => ({
      title: 'What have we learned?',
      teacher: `Ask each student to finish a sentence on ${w.topic}: “I used to think …, now I know …”. Then the exit quiz.`,
      students: 'Write the sentence, read it to a neighbour, answer the quiz.',
      feedback: `Read out two sentences that show a change of mind; add what is still missing: ${w.right}`,
    }),
    (w) => ({
      title: 'Summary in three lines',
      teacher: `Let the class dictate a summary of ${w.topic} in three lines; it must contain ${w.term}. Finish with the exit quiz.`,
      students: 'Propose, shorten, agree on three lines and copy them. Answer the quiz alone.',
      feedback: `Compare the three lines with: ${w.meaning} Let students improve one word.`,
    }),
  ],
  predict: [
    (w) => ({
      title: 'Question and hypotheses',
      teacher: `Ask the question of the lesson: is it true that ${w.wrong}? Collect explanations side by side and do not judge them.`,
      students:
        'Write a hypothesis of their own with “I think … because …”, then find one that contradicts it.',
      feedback: `A good hypothesis can be tested. Keep for the end: ${w.right}`,
    }),
  ],
  investigate: [
    (w) => ({
      title: 'Investigation',
      teacher: `Give out ${w.material} and the assignment: ${w.task} Ask each group how its result will decide between the hypotheses.`,
      students: 'Plan, try, record in a table, and note what did not go as expected.',
      feedback: `Ask “How do you know?” before every conclusion. The word to listen for is ${w.term}.`,
    }),
  ],
  conclude: [
    (w) => ({
      title: 'What do the results say?',
      teacher: `Put the results side by side. Set them against this example: ${w.model} Let the class strike out the hypotheses that do not survive.`,
      students:
        'Say what the results show, what they do not show, and write the conclusion in two sentences.',
      feedback: `Keep in writing: ${w.term} – ${w.meaning}`,
    }),
  ],
  explore: [
    (w) => ({
      title: 'Explore',
      teacher: `Let groups try before anything is explained: ${w.task} Give no names and no rules yet; note the words students find themselves.`,
      students: `Try with ${w.material}, describe what they notice, draw or write it down for another group.`,
      feedback: 'Answer a question with a question; mark on the board what two groups noticed independently.',
    }),
  ],
  elaborate: [
    (w) => ({
      title: 'Use it somewhere new',
      teacher: `Carry ${w.topic} into a new case: ${w.exercise}. Ask what stays the same and what has to change.`,
      students: `Solve the new case in pairs and write where ${w.term} comes in.`,
      feedback: `Solution: ${w.exerciseAnswer} Let a pair explain it that did it differently.`,
    }),
  ],
  experts: [
    (w) => ({
      title: 'Expert groups',
      teacher: `Form groups of four; give each one part of the work. One group takes ${w.term}, one the example, one this claim: ${w.wrong}. One prepares: ${w.task}`,
      students: 'Become experts in their part, agree on three sentences and one question for the others.',
      feedback: 'Check the three sentences before the groups are mixed; wrong ones travel fast.',
    }),
  ],
  teach: [
    (w) => ({
      title: 'Experts teach',
      teacher: `Mix the groups so that each has one expert of every part. Each teaches for three minutes; then the group answers ${w.exercise}.`,
      students: `Teach without reading aloud, ask questions, take notes on ${w.topic} under one heading for each expert.`,
      feedback: `Every member can be asked. The group’s answer should come to: ${w.exerciseAnswer}`,
    }),
  ],
  'home-check': [
    (w) => ({
      title: 'What came from home',
      teacher: `Check what was prepared about ${w.topic} with two questions on paper: what ${w.term} means, and ${w.exercise}. Sort into “ready” and “once more with me”.`,
      students:
        'Answer without notes, then complete with notes in another colour; name one thing that stayed unclear.',
      feedback: `With the second group, go through: ${w.model}`,
    }),
  ],
  brief: [
    (w) => ({
      title: 'The assignment',
      teacher: `Present the project on ${w.topic}: ${w.task} Show what a good result has: right facts, the word ${w.term}, something others can use.`,
      students: 'Ask until the task is clear, form teams, share out roles.',
      feedback: `Let a team repeat the assignment in one sentence; compare with the aim: ${w.objective}`,
    }),
  ],
  plan: [
    (w) => ({
      title: 'Planning and knowledge',
      teacher: `Give what the teams need to know. ${w.model} Then let them plan: who does what, until when, with ${w.material}.`,
      students: 'Write a plan of five lines and the one question they must answer first.',
      feedback: `Sign the plan only if it avoids this mistake: ${w.wrong}.`,
    }),
  ],
  make: [
    (w) => ({
      title: 'Making',
      teacher: `Go from team to team; at half time stop everybody for one minute and ask: ${w.exercise}.`,
      students: `Make the product, check every statement about ${w.topic} in a second source or by calculating again.`,
      feedback: `Ask where ${w.term} appears in the product and whether a stranger would understand it.`,
    }),
  ],
  present: [
    (w) => ({
      title: 'Gallery',
      teacher: `Hang up the products. Half of the class explains, the other half walks round with the question: what does this one show about ${w.topic} that ours does not?`,
      students: 'Explain in one minute, listen, leave one note with a strength and one with a question.',
      feedback: `Take up one point that several products missed: ${w.right}`,
    }),
  ],
  deepen: [
    (w) => ({
      title: 'After a short break: further',
      teacher: `Two minutes on their feet, then a harder step: students write a question like ${w.exercise} of their own, with its solution.`,
      students: `Write the question, exchange it, solve the one they got; mark where ${w.term} was needed.`,
      feedback: `The best questions go into the next test. Model: ${w.exerciseAnswer}`,
    }),
  ],
}
