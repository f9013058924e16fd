import { type RefObject, useEffect, useState } from 'react'
import type { Still } from '#drawings/step_motion'

/** How long a drawing takes to become the next one, in milliseconds. */
const DURATION = 1200

/**
 * Plays the stills of a guide, step by step, and stops after each. It pauses while the drawing is
 * not in the viewport. With reduced motion a step is shown at once.
 */
export function useMotion(drawing: RefObject<Element | null>, stills: readonly Still[]) {
  const steps = [...new Set(stills.map(({ step }) => step))]
  /** The range that is played, in numbers of stills that are complete. */
  const [played, setPlayed] = useState(() => rangeOf(stills, steps[0]))
  const [position, setPosition] = useState(0)

  useEffect(() => {
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    let [now, frame] = [played.start, 0]
    let before: number | undefined

    function tick(time: number) {
      now = isReduced
        ? played.end
        : Math.min(played.end, now + (time - (before ?? time)) / DURATION)
      before = time
      setPosition(now)
      if (now < played.end) frame = requestAnimationFrame(tick)
    }

    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame)
      before = undefined
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(tick)
    })
    if (drawing.current) observer.observe(drawing.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [drawing, played])

  const step = played.step ? steps.indexOf(played.step) : 0
  const current = Math.max(0, Math.ceil(position) - 1)
  return {
    /** The ids of the steps, and the position of the current one. */
    steps,
    step,
    before: stills[current - 1],
    still: stills[current],
    /** The progress of the motion to this still, from 0 to 1. */
    progress: position - current,
    isPlaying: position < played.end,
    play: (index: number) => setPlayed(rangeOf(stills, steps[index])),
  }
}

/** Returns the stills of a step as a range of positions in the motion. */
function rangeOf(stills: readonly Still[], step: string | undefined) {
  const start = stills.findIndex((still) => still.step === step)
  return { step, start, end: stills.findLastIndex((still) => still.step === step) + 1 }
}
