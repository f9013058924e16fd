import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The observers that were created, with their options and targets. */
const observers: FakeObserver[] = []

class FakeObserver {
  watched = new Set<Element>()

  constructor(
    private readonly notify: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit
  ) {
    observers.push(this)
  }

  observe(picture: Element) {
    this.watched.add(picture)
  }

  unobserve(picture: Element) {
    this.watched.delete(picture)
  }

  disconnect() {
    this.watched.clear()
  }

  move(isIntersecting: boolean, ...pictures: Element[]) {
    this.notify(pictures.map((target) => ({ target, isIntersecting })))
  }
}

/** A fake window whose `load` and print events the test fires. */
class FakeWindow extends EventTarget {
  IntersectionObserver = FakeObserver
  viewport = Object.assign(new EventTarget(), { matches: false })
  matchMedia = () => this.viewport
}

let browser: FakeWindow
let page: { readyState: string }
let whenNearViewport: typeof import('~/media/lazyPictures').whenNearViewport
let loaded: string[]

beforeEach(async () => {
  observers.length = 0
  loaded = []
  browser = new FakeWindow()
  page = { readyState: 'complete' }
  vi.useFakeTimers()
  vi.stubGlobal('window', browser)
  vi.stubGlobal('document', page)
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.resetModules()
  whenNearViewport = (await import('~/media/lazyPictures')).whenNearViewport
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A lazy picture that records its name when it loads. */
function givenPicture(name: string) {
  const picture = { name } as unknown as Element
  const stop = whenNearViewport(picture, () => loaded.push(name))
  return { picture, stop }
}

test('all pictures share one observer', () => {
  const [oak, brass] = [givenPicture('oak'), givenPicture('brass')]
  expect(observers).toHaveLength(1)
  expect(observers[0].watched).toEqual(new Set([oak.picture, brass.picture]))
})

test('a picture is near at 370 px, and at 500 px in a large window', () => {
  givenPicture('oak')
  expect(observers[0].options.rootMargin).toBe('370px')
  browser.viewport.matches = true
  browser.viewport.dispatchEvent(new Event('change'))
  expect(observers[0].watched.size).toBe(0)
  expect(observers[1].options.rootMargin).toBe('500px')
  expect(observers[1].watched.size).toBe(1)
})

test('near pictures load at once, those that follow 125 ms later', () => {
  const [oak, brass] = [givenPicture('oak'), givenPicture('brass')]
  observers[0].move(true, oak.picture)
  observers[0].move(true, brass.picture)
  expect(loaded).toEqual(['oak'])
  vi.advanceTimersByTime(124)
  expect(loaded).toEqual(['oak'])
  vi.advanceTimersByTime(1)
  expect(loaded).toEqual(['oak', 'brass'])
})

test('what is scrolled past in that time is not loaded', () => {
  const [oak, brass] = [givenPicture('oak'), givenPicture('brass')]
  observers[0].move(true, oak.picture)
  observers[0].move(true, brass.picture)
  observers[0].move(false, brass.picture)
  vi.advanceTimersByTime(1000)
  expect(loaded).toEqual(['oak'])
  observers[0].move(true, brass.picture)
  expect(loaded).toEqual(['oak', 'brass'])
})

test('loading begins when the page has loaded', () => {
  page.readyState = 'interactive'
  givenPicture('oak')
  expect(observers).toHaveLength(0)
  browser.dispatchEvent(new Event('load'))
  expect(observers).toHaveLength(1)
  vi.advanceTimersByTime(20_000)
  expect(observers).toHaveLength(1)
})

test('or after 20 s, whichever comes first', () => {
  page.readyState = 'interactive'
  givenPicture('oak')
  vi.advanceTimersByTime(19_999)
  expect(observers).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(observers).toHaveLength(1)
  browser.dispatchEvent(new Event('load'))
  expect(observers).toHaveLength(1)
})

test('printing loads all', () => {
  givenPicture('oak')
  givenPicture('brass')
  browser.dispatchEvent(new Event('beforeprint'))
  expect(loaded).toEqual(['oak', 'brass'])
  expect(observers[0].watched.size).toBe(0)
})

test('a picture that has left the page waits no more', () => {
  const { stop } = givenPicture('oak')
  stop()
  expect(observers[0].watched.size).toBe(0)
  browser.dispatchEvent(new Event('beforeprint'))
  expect(loaded).toEqual([])
})

test('where a browser cannot tell what is near, a picture loads at once', () => {
  Reflect.deleteProperty(browser, 'IntersectionObserver')
  givenPicture('oak')
  expect(loaded).toEqual(['oak'])
})
