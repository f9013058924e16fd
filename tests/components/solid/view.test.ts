import { describe, expect, test } from 'vitest'
import { between, dragged, FRONT, moved, START } from '~/solid/lazy/view'

describe('the view of a solid', () => {
  test('turns by a twenty-fourth of a round, and back', () => {
    expect(moved(START, 'right').turn - START.turn).toBeCloseTo(Math.PI / 12)
    expect(moved(moved(START, 'left'), 'right').turn).toBeCloseTo(START.turn)
  })

  test('tilts up to a view from above, never to one from below', () => {
    let view = START
    for (let press = 0; press < 20; press++) view = moved(view, 'up')
    expect(view.tilt).toBeGreaterThan(1.5)
    expect(view.tilt).toBeLessThan(Math.PI / 2)
    for (let press = 0; press < 40; press++) view = moved(view, 'down')
    expect(view.tilt).toBeCloseTo(-0.1)
  })

  test('grows and shrinks within limits', () => {
    let view = START
    for (let press = 0; press < 20; press++) view = moved(view, 'zoom_in')
    expect(view.size).toBe(4)
    for (let press = 0; press < 40; press++) view = moved(view, 'zoom_out')
    expect(view.size).toBe(0.6)
  })

  test('comes back by a reset', () => {
    expect(moved(dragged(START, 80, -30, 2), 'reset')).toEqual(START)
  })

  test('follows the pointer: what is drawn to the right turns to the right', () => {
    const view = dragged(FRONT, 150, 75)
    expect(view.turn).toBe(-1)
    expect(view.tilt).toBe(0.5)
    expect(dragged(FRONT, 0, 0, 2).size).toBe(2)
  })

  test('goes from one to another, faster at first, and ends there', () => {
    expect(between(FRONT, START, 0)).toEqual(FRONT)
    expect(between(FRONT, START, 1)).toEqual(START)
    expect(between(FRONT, START, 7)).toEqual(START)
    expect(between(FRONT, START, 0.5).turn).toBeGreaterThan(START.turn / 2)
  })
})
