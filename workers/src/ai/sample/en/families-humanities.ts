import { withGeneral } from '../compose/merge-pools.ts'
import type { LanguagePack } from '../language-pack.ts'
import { englishGeneral } from './family-general.ts'

type Families = Pick<
  LanguagePack['families'],
  | 'history'
  | 'language'
  | 'literature'
  | 'foreign-language'
  | 'art'
  | 'music'
  | 'sport'
  | 'society'
  | 'general'
>

export const englishHumanities: Families = {
  general: englishGeneral,
  history: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `What we know about ${t} we know from sources; each was made by someone for a purpose.`,
      `${t} had causes, and people who could have acted otherwise; nothing had to come as it came.`,
    ],
    prior: [`What came before ${t}: two events on the time line.`],
    terms: [
      ['source', `A text, picture or object from the time of ${t}.`],
      ['cause', `Something without which ${t} would not have come about, or not so.`],
      ['perspective', `The view of one person or group on ${t}.`],
      ['consequence', `What followed from ${t}, at once or much later.`],
    ],
    errors: [
      [`${t} had one single cause.`, 'Sort causes into long-term, short-term and trigger; weigh them.'],
      [
        `People at the time of ${t} knew how it would end.`,
        'Ask what they could know on that day; read a source without its ending.',
      ],
    ],
    models: [
      `One source on ${t}, read with four questions: who speaks, when, to whom, and what for? Then: what does it say, and what does it keep silent about?`,
      `A time line for ${t} with four cards: two causes, the event, one consequence. Argue aloud why each card lies where it lies.`,
    ],
    tasks: [
      `Compare two sources on ${t}: underline what they agree on in green, what they contradict in red, and explain the contradiction by author and purpose.`,
      `Write the front page of a newspaper on ${t} from the view of one group; another group writes it from the opposite view.`,
    ],
    aims: [
      ['apply', `Use four questions to read a source on ${t}.`],
      ['analyse', `Distinguish causes and consequences of ${t}.`],
      ['evaluate', `Judge how trustworthy a source on ${t} is.`],
    ],
    materials: [`two sources on ${t} by different authors`, `cards for a time line of ${t}`],
    quiz: [
      [
        `Name one cause and one consequence of ${t}.`,
        'One card from each side of the time line, with a reason.',
      ],
      [`Whose view of ${t} is missing from the sources?`, 'A group that left few writings, or had no say.'],
    ],
    homework: [
      `Find a picture, object or street name that recalls ${t}. Write who put it there, when and why.`,
    ],
  })),
  language: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `Language is choice: ${t} matters because it changes what a sentence does to its reader.`,
      `A rule about ${t} is worth knowing if it helps to write and to understand.`,
    ],
    prior: [`Parts of the sentence that ${t} has to do with.`],
    terms: [
      ['form', `How ${t} is built or written.`],
      ['use', `When and to what effect ${t} is used.`],
      ['register', `Formal or familiar: where ${t} fits and where it does not.`],
    ],
    errors: [
      [
        `With ${t} there is only right or wrong.`,
        'Often several forms are right but say different things; ask for the effect.',
      ],
      [
        `Whoever knows the rule for ${t} uses it.`,
        'Knowing and using differ; practise in texts of your own.',
      ],
    ],
    models: [
      `Two versions of one sentence, with and without ${t}. Read both aloud, describe the difference, and only then name the rule.`,
      `A short text in which ${t} occurs five times: mark, sort, word the rule, check it with a sixth example.`,
    ],
    tasks: [
      `Collect ten examples of ${t} from a text, sort them, word a rule in one sentence and find an example that puts it to the test.`,
      `Rewrite a paragraph so that ${t} is used at least three times; a partner marks where it succeeds.`,
    ],
    aims: [
      ['apply', `Use ${t} correctly in a short text.`],
      ['analyse', `Find and sort examples of ${t} in a text.`],
      ['create', `Compose a paragraph in which ${t} has a clear effect.`],
    ],
    materials: [`a text with several examples of ${t}`, `coloured pencils for marking ${t}`],
    quiz: [
      [`Write a sentence with ${t}.`, 'A correct sentence in which it can be pointed out.'],
      [`How can you recognise ${t} in a text?`, 'By the feature in the rule worded in class.'],
    ],
    homework: [`Write eight lines about your day, use ${t} three times and underline it.`],
  })),
  literature: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `A reading of ${t} is good when the text supports it, line by line.`,
      `${t} asks questions that every reader answers differently, but not anyhow.`,
    ],
    prior: [`Narrator, figure and author are not the same; this matters for ${t}.`],
    terms: [
      ['theme', `The question or matter ${t} deals with.`],
      ['image', `A comparison or metaphor, as found in ${t}.`],
      ['quotation', `Words taken exactly from the text to support a reading of ${t}.`],
    ],
    errors: [
      [
        `${t} has one hidden meaning that the teacher knows.`,
        'Several readings can hold; each needs lines that carry it.',
      ],
      [`To retell ${t} is to interpret it.`, 'Retelling says what; interpreting says how and why.'],
    ],
    models: [
      `A passage on ${t}, read aloud twice. First: what strikes you? Then: which words cause it? Last: what does it do to us?`,
      `One statement about ${t}, one quotation, one sentence that links the two: write it on the board as a model.`,
    ],
    tasks: [
      `Choose the most important line of a passage that belongs to ${t}, defend the choice with two observations on its words, and find one objection.`,
      `Stage or draw a scene from ${t} and explain which lines decided it.`,
    ],
    aims: [
      ['apply', `Use quotations to support a statement about ${t}.`],
      ['analyse', `Analyse how words and images work in a passage of ${t}.`],
      ['evaluate', `Justify a reading of ${t} against another one.`],
    ],
    materials: [`a passage for ${t} with numbered lines`, `sticky notes for reactions to ${t}`],
    quiz: [
      [
        `What is ${t} about, in one word and in one sentence?`,
        'A theme, and a sentence that the text supports.',
      ],
      [`Which line on ${t} stays with you, and why?`, 'A quotation with an observation on its words.'],
    ],
    homework: [
      `Write ten lines from the view of a figure or a voice in ${t}; underline two details that come from the text.`,
    ],
  })),
  'foreign-language': withGeneral(englishGeneral, (t) => ({
    ideas: [
      `One learns to speak about ${t} by speaking about it, with few words first and more each time.`,
      `Being understood about ${t} comes first; exactness grows with use.`,
    ],
    prior: [`Words and phrases for ${t} that students know already.`],
    terms: [
      ['useful phrase', `A ready-made piece of language for talking about ${t}.`],
      ['follow-up question', `A question that keeps a talk about ${t} going.`],
      ['paraphrase', `Saying something about ${t} with other words when one is missing.`],
    ],
    errors: [
      [`To speak about ${t} every word must be known.`, 'Show how to paraphrase, to point and to ask back.'],
      [
        `Sentences about ${t} can be translated word for word.`,
        'Learn phrases as wholes and compare the order of words.',
      ],
    ],
    models: [
      `A short dialogue about ${t}, heard twice with books closed, then read in roles; replace one piece at a time until it is a new dialogue.`,
      `Five phrases for ${t} on the board; use each in a true sentence about yourself, then wipe one word at a time.`,
    ],
    tasks: [
      `Walk round and ask six classmates about ${t}; note the answers in a grid and report two that surprised you.`,
      `Write and act a scene of one minute about ${t} with a misunderstanding in it that is cleared up.`,
    ],
    aims: [
      ['apply', `Perform a short dialogue about ${t}.`],
      ['analyse', `Compare how ${t} is expressed in the two languages.`],
      ['create', `Compose a message of sixty words about ${t}.`],
    ],
    materials: [`picture cards for ${t}`, `a recording or dialogue about ${t}`],
    quiz: [
      [
        `Ask a partner one question about ${t} in the new language.`,
        'An understandable question with the right word order.',
      ],
      [
        `Say two sentences about ${t} in the new language.`,
        'Understandable, with at least one phrase of the lesson.',
      ],
    ],
    homework: [`Record or write one minute about ${t}; use four phrases of the lesson.`],
  })),
  art: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `Seeing comes before making: ${t} changes as soon as one looks longer.`,
      `In ${t} material and idea answer each other.`,
    ],
    prior: [`Tools and materials students have used for something like ${t}.`],
    terms: [
      ['composition', `How the parts of a picture are arranged, here for ${t}.`],
      ['contrast', `A difference that strengthens: light and dark, large and small, in ${t}.`],
      ['sketch', `A quick drawing to find out what ${t} could become.`],
    ],
    errors: [
      [
        `In ${t} one is either gifted or not.`,
        'Compare three sketches of one person: looking and repeating show.',
      ],
      [`A good work on ${t} looks like a photograph.`, 'Ask what it makes visible, not how exact it is.'],
    ],
    models: [
      `Look at one work on ${t} in silence for a minute. Name ten things that are seen, then what the eye meets first, then how the artist led it there.`,
      `Show three quick ways into ${t}: line only, surface only, colour only. Leave each unfinished so that students go on.`,
    ],
    tasks: [
      `Make four thumbnail sketches for ${t}, choose one with a reason, carry it out with two materials at most.`,
      `Work on ${t} in three steps of ten minutes and photograph each; say what changed and why.`,
    ],
    aims: [
      ['apply', `Use contrast on purpose in a work on ${t}.`],
      ['analyse', `Compare two works on ${t} by composition and colour.`],
      ['create', `Design a work of one’s own on ${t}.`],
    ],
    materials: [`two reproductions for ${t}`, `paper, charcoal and colours for ${t}`],
    quiz: [
      [
        `What does the eye meet first in your work on ${t}, and why?`,
        'A place of strong contrast or at a guiding line.',
      ],
      [`Name a decision you took in ${t} and one you rejected.`, 'Two decisions with a reason each.'],
    ],
    homework: [
      `Collect five things or pictures that suit ${t}, lay them out and photograph the arrangement.`,
    ],
  })),
  music: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `${t} is understood with ears, voice and hands before it is understood with words.`,
      `Music makes time audible; ${t} shows one way how.`,
    ],
    prior: [`Songs and pieces students know that suit ${t}.`],
    terms: [
      ['beat', `The even pulse that carries ${t}.`],
      ['rhythm', `Long and short sounds over the beat, as in ${t}.`],
      ['dynamics', `Loud and soft, and the way between them, in ${t}.`],
    ],
    errors: [
      [
        `Beat and rhythm in ${t} are the same.`,
        'Feet keep the beat, hands clap the rhythm: do both at once.',
      ],
      [`In ${t}, louder means faster.`, 'Practise getting softer at the same speed.'],
    ],
    models: [
      `Listen to one minute that shows ${t}: first only listen, then move to it, then name two things that changed and when.`,
      `Echo game on ${t}: clap or sing one bar, the class answers; change one thing each time and let them name it.`,
    ],
    tasks: [
      `In groups of four, invent a piece of eight bars that shows ${t}; write it down in signs that another group can play.`,
      `Rehearse a short piece on ${t} in two ways, record both, choose one and give the reason.`,
    ],
    aims: [
      ['apply', `Perform a short passage that shows ${t}.`],
      ['analyse', `Compare two recordings with respect to ${t}.`],
      ['create', `Compose eight bars that show ${t}.`],
    ],
    materials: [`two recordings for ${t}`, `classroom instruments for ${t}`],
    quiz: [
      [`Clap or sing an example of ${t}.`, 'A steady bar in which it can be heard.'],
      [`Where in the recording did you hear ${t}?`, 'A moment, with a word for what changed.'],
    ],
    homework: [
      `Find a piece you like in which ${t} can be heard; note the minute and describe it in three words.`,
    ],
  })),
  sport: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `In ${t} one improves by small goals, good feedback and many tries.`,
      `${t} succeeds together: fairness and safety come before points.`,
    ],
    prior: [`Warm-up and safety rules needed for ${t}.`],
    terms: [
      ['technique', `How a movement in ${t} is carried out well.`],
      ['effort', `How hard the body works in ${t}; seen in pulse and breath.`],
      ['fair play', `Keeping rules in ${t} when nobody looks.`],
    ],
    errors: [
      [`Strength decides in ${t}.`, 'Slow down the movement: technique and timing save strength.'],
      [`Warming up for ${t} is lost time.`, 'Measure pulse and range of movement before and after.'],
    ],
    models: [
      `Show the movement of ${t} three times: whole, slow, whole. Name two points to watch; a student repeats, the class observes just these.`,
      `Build ${t} up in three steps, each playable by itself; go on when four of five tries succeed.`,
    ],
    tasks: [
      `At four stations on ${t}, work in pairs: one does ten tries, the other observes two points and gives one piece of advice; then change.`,
      `Play ${t} in small teams; after five minutes stop, change one rule so that all take part more, and play again.`,
    ],
    aims: [
      ['apply', `Perform the basic movement of ${t} safely.`],
      ['analyse', `Compare two tries at ${t} by two points of observation.`],
      ['evaluate', `Assess own progress in ${t} and choose the next goal.`],
    ],
    materials: [`equipment and cones for ${t}`, `observation cards for ${t}`],
    quiz: [
      [`Name two points to watch in ${t}.`, 'The two points named in the demonstration.'],
      [`What makes ${t} safe?`, 'Distance, checked equipment, agreed signals, warm muscles.'],
    ],
    homework: [`Practise one part of ${t} for ten minutes on three days and note how it feels.`],
  })),
  society: withGeneral(englishGeneral, (t) => ({
    ideas: [
      `About ${t} reasonable people disagree; what counts is the reason, not the loudness.`,
      `${t} concerns interests, rules and values; it helps to keep the three apart.`,
    ],
    prior: [`A case from school or family that has to do with ${t}.`],
    terms: [
      ['interest', `What a person or group stands to gain or lose in ${t}.`],
      ['value', `What people hold to be right or good when they judge ${t}.`],
      ['criterion', `A measure by which ${t} is judged, stated beforehand.`],
    ],
    errors: [
      [
        `About ${t} every opinion is worth the same.`,
        'Everyone may have one; a reasoned opinion that answers objections is worth more.',
      ],
      [`In ${t} there are only two sides.`, 'List all who are concerned; often there are four or more.'],
    ],
    models: [
      `One real case of ${t}: what happened, who is concerned, what does each want, which rule applies? Judge only at the end, with the criterion stated.`,
      `An argument about ${t} in three sentences: claim, reason, example. Then the strongest objection, and an honest answer.`,
    ],
    tasks: [
      `Hold a round table on ${t} with four roles; each prepares two reasons and one question; write the agreement, or why there is none.`,
      `Line up on a scale from “agree” to “disagree” on a thesis about ${t}; give reasons, move if convinced, note what moved you.`,
    ],
    aims: [
      ['apply', `Use a criterion to judge a case of ${t}.`],
      ['analyse', `Distinguish interests, rules and values in a case of ${t}.`],
      ['evaluate', `Defend a position on ${t} and answer an objection.`],
    ],
    materials: [`a case of ${t} on one page`, `role cards for a round table on ${t}`],
    quiz: [
      [`Who is concerned by ${t}, and what do they want?`, 'At least three groups with one interest each.'],
      [
        `State one argument for and one against in the question of ${t}.`,
        'Two reasons with an example each.',
      ],
    ],
    homework: [`Find a report about ${t}. Note facts in one column, judgements in the other.`],
  })),
}
