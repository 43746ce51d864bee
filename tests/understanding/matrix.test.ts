import { describe, expect, it } from 'vitest'
import { talkAsText, talkCells, type Cell, talkPlacesOnce } from '../script/talkMatrix.ts'
import { talkPlaces } from '../script/talkPlaces.ts'
import { flowNames, flows } from '../../src/content/flows/flows.ts'
import { isKey } from '../../src/content/questions/answers.ts'
import { isYesNo } from '../../src/understanding/readValue.ts'
import { isFull } from '../support/lane.ts'
import { askedOn } from '../support/questionsOf.ts'

const places = talkPlaces()

it('every question and end of every flow is a place', () => {
  const missing = flowNames.flatMap((flow) =>
    flows[flow].screens
      .flatMap(askedOn)
      .filter((key) => !places.some((place) => place.flow === flow && place.name === key))
      .map((key) => `${flow}: ${key}`),
  )
  expect(missing).toEqual([])
  expect(places.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['noOffer', 'noVisits', 'quiz', 'secondTry', 'person', 'review', 'done', 'withdrawn']),
  )
})

/** A plain order and the places of other flows: every eighth cell, all in the full lane. */
const cells = isFull ? [...talkCells(talkPlacesOnce()), ...talkCells(places, 8)] : talkCells(talkPlacesOnce(), 8)
const replied = cells.filter(({ reply, place }) => reply !== 'answer' || !(isKey(place) && isYesNo(place)))

describe('every kind of talk', () => {
  it('is read as an answer only where a yes or a no may be in it', () =>
    expect(replied.filter(({ reply }) => reply === 'answer').map(named)).toEqual([]))

  it('has a reply at every place', () =>
    expect(replied.filter(({ words }) => words.some((text) => !text)).map(named)).toEqual([]))

  it('never has the same words twice in a row', () =>
    expect(replied.filter(({ words: [first, second] }) => first === second).map(named)).toEqual([]))

  it('is printed with the names of its replies', () => expect(talkAsText(cells)).not.toContain('?'))
})

const named = ({ flow, place, kind, reply, words }: Cell) => `${flow}: ${place}: ${kind}: ${reply}: ${words[0]}`
