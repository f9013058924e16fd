import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  CARD,
  defaultScale,
  RANGE,
  readScale,
  saveScale,
  sizeOnScreen,
} from '~/catalogue/true_size/lazy/trueSize'

/** The storage of a browser, which may refuse access. */
function browserWith(localStorage: Partial<Storage>) {
  vi.stubGlobal('window', { localStorage })
}

function storing() {
  const entries = new Map<string, string>()
  browserWith({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  })
  return entries
}

function refuse(): never {
  throw new DOMException('denied', 'SecurityError')
}

afterEach(() => void vi.unstubAllGlobals())

test('millimetres become pixels by the scale of the screen', () => {
  expect(sizeOnScreen(CARD, 4)).toEqual({ width: 342.4, height: 215.92 })
  expect(sizeOnScreen({ width: 50, height: 50 }, 96 / 25.4).width).toBeCloseTo(188.98, 2)
})

test('what a visitor starts from can be set', () => {
  for (const scale of [defaultScale(true), defaultScale(false)]) {
    expect(scale).toBeGreaterThan(RANGE.min)
    expect(scale).toBeLessThan(RANGE.max)
  }
})

describe('the scale of a screen', () => {
  beforeEach(() => vi.resetModules())

  test('is kept, and stays true when the page is zoomed', () => {
    storing()
    expect(readScale(2)).toBeUndefined()
    saveScale(4.5, 2)
    expect(readScale(2)).toBe(4.5)
    expect(readScale(4)).toBe(2.25)
  })

  test.each(['', 'wide', '-3', 'Infinity', '0'])('is set anew where "%s" is stored', (stored) => {
    storing().set('pixels-per-millimetre', stored)
    expect(readScale(1)).toBeUndefined()
  })

  test('holds for the page where the browser stores nothing', async () => {
    browserWith({ getItem: refuse, setItem: refuse })
    const fresh = await import('~/catalogue/true_size/lazy/trueSize')
    expect(fresh.readScale(1)).toBeUndefined()
    fresh.saveScale(5, 1)
    expect(fresh.readScale(1)).toBe(5)
  })
})
