;; What a fill writes, compiled to paintRegion.wasm.ts by `npm run wasm -w mfe-editor`.
;; The memory holds the shown pixels at address 0, and behind them the lists of the regions.
(module
  (memory (import "picture" "memory") 1)

  ;; Writes `pixel` over runs of pixels. $starts and $ends are the addresses of the first run's first pixel and of the
  ;; pixel after it, both pixel numbers of four bytes; $stop is the address after the last start.
  (func (export "paintRuns") (param $starts i32) (param $ends i32) (param $stop i32) (param $pixel i32)
    (local $four v128) (local $at i32) (local $end i32) (local $last i32)
    (local.set $four (i32x4.splat (local.get $pixel)))
    (block $done
      (loop $nextRun
        (br_if $done (i32.ge_u (local.get $starts) (local.get $stop)))
        (local.set $at (i32.shl (i32.load (local.get $starts)) (i32.const 2)))
        (local.set $end (i32.shl (i32.load (local.get $ends)) (i32.const 2)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (if (i32.ge_u (i32.sub (local.get $end) (local.get $at)) (i32.const 16))
          (then
            ;; The last four pixels first: what is written in fours before them may overlap them, and need not count.
            (local.set $last (i32.sub (local.get $end) (i32.const 16)))
            (v128.store (local.get $last) (local.get $four))
            (block $lessThanSixteen
              (loop $nextSixteen
                (br_if $lessThanSixteen
                  (i32.lt_u (i32.sub (local.get $end) (local.get $at)) (i32.const 64)))
                (v128.store (local.get $at) (local.get $four))
                (v128.store offset=16 (local.get $at) (local.get $four))
                (v128.store offset=32 (local.get $at) (local.get $four))
                (v128.store offset=48 (local.get $at) (local.get $four))
                (local.set $at (i32.add (local.get $at) (i32.const 64)))
                (br $nextSixteen)))
            (loop $nextFour
              (if (i32.lt_u (local.get $at) (local.get $last))
                (then
                  (v128.store (local.get $at) (local.get $four))
                  (local.set $at (i32.add (local.get $at) (i32.const 16)))
                  (br $nextFour)))))
          (else
            (loop $nextPixel
              (if (i32.lt_u (local.get $at) (local.get $end))
                (then
                  (i32.store (local.get $at) (local.get $pixel))
                  (local.set $at (i32.add (local.get $at) (i32.const 4)))
                  (br $nextPixel))))))
        (br $nextRun))))

  ;; Writes single pixels under gray: $edges is the address of the first pixel number, $stop the one after the last,
  ;; $lights the address of their luminances (a byte each), $shades that of the color under each luminance.
  (func (export "paintEdges") (param $edges i32) (param $stop i32) (param $lights i32) (param $shades i32)
    (loop $nextEdge
      (if (i32.lt_u (local.get $edges) (local.get $stop))
        (then
          (i32.store
            (i32.shl (i32.load (local.get $edges)) (i32.const 2))
            (i32.load
              (i32.add (local.get $shades) (i32.shl (i32.load8_u (local.get $lights)) (i32.const 2)))))
          (local.set $edges (i32.add (local.get $edges) (i32.const 4)))
          (local.set $lights (i32.add (local.get $lights) (i32.const 1)))
          (br $nextEdge)))))

  ;; Writes runs of pixels in a material with a grain. Runs are given as to paintRuns, $width is the page's. $tile is the
  ;; address of a square of 512 x 512 levels that the page is tiled with. To a level comes what $rises has for the byte
  ;; that $distances has for the pixel; $ramp is the address of the pixel of each level.
  (func (export "paintGrain") (param $starts i32) (param $ends i32) (param $stop i32) (param $width i32)
    (param $tile i32) (param $ramp i32) (param $distances i32) (param $rises i32)
    (local $at i32) (local $end i32) (local $x i32) (local $rowEnd i32) (local $tileRow i32)
    (block $done
      (loop $nextRun
        (br_if $done (i32.ge_u (local.get $starts) (local.get $stop)))
        (local.set $at (i32.load (local.get $starts)))
        (local.set $end (i32.load (local.get $ends)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
        (local.set $ends (i32.add (local.get $ends) (i32.const 4)))
        (loop $nextRow
          (if (i32.lt_u (local.get $at) (local.get $end))
            (then
              (local.set $x (i32.rem_u (local.get $at) (local.get $width)))
              (local.set $rowEnd
                (i32.add (local.get $at) (i32.sub (local.get $width) (local.get $x))))
              (if (i32.gt_u (local.get $rowEnd) (local.get $end)) (then (local.set $rowEnd (local.get $end))))
              (local.set $tileRow
                (i32.add (local.get $tile)
                  (i32.shl
                    (i32.and (i32.div_u (local.get $at) (local.get $width)) (i32.const 511))
                    (i32.const 9))))
              (loop $nextPixel
                (i32.store
                  (i32.shl (local.get $at) (i32.const 2))
                  (i32.load
                    (i32.add (local.get $ramp)
                      (i32.shl
                        (i32.add
                          (i32.load8_u
                            (i32.add (local.get $tileRow) (i32.and (local.get $x) (i32.const 511))))
                          (i32.load8_u
                            (i32.add (local.get $rises)
                              (i32.load8_u (i32.add (local.get $distances) (local.get $at))))))
                        (i32.const 2)))))
                (local.set $x (i32.add (local.get $x) (i32.const 1)))
                (local.set $at (i32.add (local.get $at) (i32.const 1)))
                (br_if $nextPixel (i32.lt_u (local.get $at) (local.get $rowEnd))))
              (br $nextRow))))
        (br $nextRun)))))
